/** One illustration: the ground, and for every layer its plan and its picture. */
export interface Drawn {
  readonly id: string;
  readonly name: string;
  readonly ground: string;
  readonly stages: readonly (readonly [plan: string, picture: string])[];
  /** Which layers are painted first, from 0; those left out follow. */
  readonly order?: readonly number[];
}
export const DEFS: string;
export const WONDERS: Readonly<Record<string, Drawn>>;
export function paintOrder(drawn: Drawn): number[];
export function standalone(id: string): string;
