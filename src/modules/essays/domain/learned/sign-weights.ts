/** What the signs of a sentence are worth, learned from examples. */
export interface SignWeights {
  readonly bias: number;
  /** On each line a weight, then the signs that have it. */
  readonly lines: string;
}
