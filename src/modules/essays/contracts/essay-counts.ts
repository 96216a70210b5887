export interface EssayTotals {
  readonly essays: number;
  /** One for each version that was reviewed. */
  readonly reviews: number;
}

export abstract class EssayCounts {
  abstract now(): Promise<EssayTotals>;
}
