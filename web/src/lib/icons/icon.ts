/** A picture in one colour: its viewBox and what is inside it. */
export interface IconData {
  readonly box: string;
  readonly body: string;
}
