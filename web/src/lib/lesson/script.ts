import type { GameName } from "$lib/wire/protocol";

/** What an option has to be like, to be the one that a topic points at; what is left out does not matter. */
export interface Want {
  readonly do: string;
  readonly colours?: readonly string[];
  readonly cards?: readonly string[];
  /** Whether a neighbour is paid. */
  readonly bought?: boolean;
  readonly deck?: string;
}

/** Something to learn: `web-lesson-GAME-TOPIC` has its words. The first want that an option fits is pointed at. */
export interface Topic {
  readonly id: string;
  readonly wants: readonly Want[];
}

/** A lesson: for each of the first turns the topics it could teach, best first, and those of special decisions. */
export interface Script {
  readonly turns: readonly (readonly string[])[];
  readonly special: Readonly<Record<string, string>>;
  readonly topics: readonly Topic[];
}

/** What is taught when no topic of the turn fits what can be done. */
export const FREE = "free";

const build = (...colours: string[]): Want => ({ do: "build", colours, bought: false });
const take = (...colours: string[]): Want => ({ do: "take", colours });

export const SCRIPTS: Readonly<Record<GameName, Script>> = {
  seven: {
    turns: [
      ["resource"],
      ["points", "military", "science"],
      ["stage", "trade", "military"],
      ["military", "science", "trade"],
      ["trade", "science", "points", "stage"],
      ["sell"],
    ],
    special: {},
    topics: [
      {
        id: "resource",
        wants: [{ do: "build", cards: ["stone_pit", "timber_yard", "excavation"] }, build("brown"), build("grey")],
      },
      { id: "points", wants: [build("blue")] },
      { id: "trade", wants: [{ do: "build", bought: true }] },
      { id: "military", wants: [build("red"), { do: "build", colours: ["red"] }] },
      { id: "science", wants: [build("green"), { do: "build", colours: ["green"] }] },
      { id: "stage", wants: [{ do: "stage", bought: false }, { do: "stage" }] },
      { id: "sell", wants: [{ do: "sell" }] },
      { id: FREE, wants: [{ do: "build" }, { do: "stage" }, { do: "sell" }] },
    ],
  },
  architects: {
    turns: [
      ["first"],
      ["fitting"],
      ["centre"],
      ["science", "blue", "war"],
      ["war", "blue", "science"],
      ["blue", "science", "war"],
      ["fitting"],
    ],
    special: { act: "act", effect: "effect", look: "look" },
    topics: [
      { id: "first", wants: [take("grey"), take("yellow")] },
      { id: "fitting", wants: [take("grey"), take("yellow")] },
      { id: "centre", wants: [{ do: "take", deck: "centre" }] },
      { id: "science", wants: [take("green")] },
      { id: "war", wants: [take("red")] },
      { id: "blue", wants: [{ do: "take", cards: ["blue2cat"] }, take("blue")] },
      { id: "act", wants: [{ do: "build" }, { do: "research" }, { do: "draw" }, { do: "end" }] },
      { id: "effect", wants: [{ do: "use" }, { do: "from" }, { do: "token" }, { do: "look" }] },
      { id: "look", wants: [{ do: "keep" }] },
      { id: FREE, wants: [{ do: "take" }] },
    ],
  },
};
