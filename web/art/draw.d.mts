/** One illustration: the ground, and for every layer its plan and its picture. */
export interface Drawn {
  readonly id: string;
  readonly name: string;
  readonly ground: string;
  readonly stages: readonly (readonly [ghost: string, solid: string])[];
  /** In which order the layers are painted, from 0; those left out follow. */
  readonly order?: readonly number[];
}
export const DEFS: string;
export const W: Readonly<Record<string, Drawn>>;
export function standalone(id: string): string;
