/** What the graduates of one bachelor's program earn, college by college. */
export interface EarningsInProgram {
  /** What the figures describe; null when the release does not say. */
  readonly describes: string | null;
  /** Median dollars a year by unit id. A college that reports none is absent. */
  readonly medians: ReadonlyMap<number, number>;
}
