export interface Looks {
  /** Pixels across. */
  readonly size: number;
  /** How much of that the mark's square has. */
  readonly share: number;
  /** Radius of the ground's corners, as a part of its size. */
  readonly corner: number;
  /** Red, green and blue of the mark, and of what it stands on. */
  readonly ink: readonly number[];
  readonly ground: readonly number[];
}
export function icon(mark: string, looks: Looks): Buffer;
