// Motion shows what has already happened: it holds nothing up, and any key or tap ends it.

/** Something that goes over a table from one place to another. */
export interface Flight<Thing = unknown> {
  readonly thing: Thing;
  /** Turned face up where it begins, carried, or paid when what came before it has landed. */
  readonly way: "reveal" | "carry" | "pay";
  /** Hooks for where it begins and ends: of each list, the first that is on the screen. */
  readonly from: readonly string[];
  readonly to: readonly string[];
  /** The cities that look as before until it has landed. */
  readonly changes?: readonly number[];
}

/** How long things take, in milliseconds. */
export interface Times {
  readonly fly: number;
  readonly coin: number;
  /** Between one flight and the next. */
  readonly beat: number;
  /** Until what was built is in place. */
  readonly grow: number;
}

export interface Slot {
  readonly delay: number;
  readonly duration: number;
}

/** How many times the length of a flight each way takes: a revealed card can be read before it is put away. */
const LENGTH = { reveal: 3, carry: 1.5 } as const;

/** When each flight begins and how long it takes. */
export function schedule(flights: readonly Pick<Flight, "way">[], times: Omit<Times, "grow">): readonly Slot[] {
  let begun = 0;
  let landed = 0;
  let paid = 0;
  return flights.map(({ way }) => {
    if (way === "pay") return { delay: landed + paid++ * 2 * times.beat, duration: times.coin };
    const slot = { delay: begun++ * times.beat, duration: LENGTH[way] * times.fly };
    landed = slot.delay + slot.duration;
    paid = 0;
    return slot;
  });
}

/** Where something is, in the pixels of the layer it flies in. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The steps of a flight; it is invisible before its time and after it. */
export function stepsOf(way: Flight["way"], from: Spot, to: Spot): Keyframe[] {
  const at = ({ x, y }: Spot, more = ""): string => `translate(${x}px, ${y}px) translate(-50%, -50%) ${more}`;
  switch (way) {
    case "reveal":
      return [
        { transform: at(from, "rotateY(90deg)"), opacity: 0 },
        { transform: at(from, "rotateY(80deg)"), opacity: 1, offset: 0.02 },
        { transform: at(from), opacity: 1, offset: 0.2 },
        { transform: at(from), opacity: 1, offset: 0.65 },
        { transform: at(to, "scale(0.3)"), opacity: 0 },
      ];
    case "carry":
      return [
        { transform: at(from), opacity: 0 },
        { transform: at(from), opacity: 1, offset: 0.02 },
        { transform: at(to, "scale(0.4)"), opacity: 1, offset: 0.9 },
        { transform: at(to, "scale(0.3)"), opacity: 0 },
      ];
    case "pay":
      return [
        { transform: at(from), opacity: 0 },
        { transform: at(from), opacity: 1, offset: 0.02 },
        { transform: at(to), opacity: 1, offset: 0.96 },
        { transform: at(to), opacity: 0 },
      ];
  }
}
