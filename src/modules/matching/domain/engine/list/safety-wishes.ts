/** What a student asks of safeties. Absent is "no wish". */
export interface SafetyWishes {
  /** Two-letter codes. The home state alone means "home first". */
  readonly states?: readonly string[] | undefined;
  /** CIP codes of two or four digits without the dot, in place of the intended major; any of these. */
  readonly majors?: readonly string[] | undefined;
  /** Dollars a year after aid. */
  readonly priceMax?: number | undefined;
  readonly ownership?: 'public' | 'private' | undefined;
  readonly sort?: 'match' | 'netPrice' | 'completion' | 'size' | undefined;
}
