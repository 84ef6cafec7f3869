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
