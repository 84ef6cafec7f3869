// The toy fair on the wire, as `game/model.py` has it.

export interface ToyMove {
  readonly do: "show" | "sell";
  readonly card: string;
}

export interface ToyDecision {
  readonly kind: "card";
  readonly city: number;
  readonly seat: number;
  readonly options: readonly { readonly move: ToyMove }[];
}

export interface ToyCity {
  readonly stall: string;
  readonly shown: readonly string[];
  readonly coins: number;
  readonly ribbons: number;
  readonly cards: number;
}

export interface ToySheet {
  readonly city: number;
  readonly wares: number;
  readonly ribbons: number;
  readonly coins: number;
  readonly total: number;
}

export interface ToyResult {
  readonly winners: readonly number[];
  readonly sheets: readonly ToySheet[];
}

export interface ToyView {
  readonly seat: number | null;
  readonly cities: readonly ToyCity[];
  readonly turn: number;
  readonly turns: number;
  readonly hand: readonly string[];
  readonly chosen: ToyMove | null;
  readonly ready: readonly number[];
  readonly result: ToyResult | null;
}

export type ToyEvent =
  | {
      readonly event: "shown" | "ribbon_won";
      readonly city: number;
      readonly card: string;
    }
  | {
      readonly event: "sold" | "drew";
      readonly city: number;
      readonly card: string | null;
    }
  | { readonly event: "ended"; readonly result: ToyResult };

/** The types of the game, for everything that is generic over them. */
export interface ToyNouns {
  readonly view: ToyView;
  readonly decision: ToyDecision;
  readonly move: ToyMove;
  readonly event: ToyEvent;
}
