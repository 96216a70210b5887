import { NO_PLACE, type RecentTexts } from '#shared-kernel/domain/recent-texts.js';

/** What each row was last written as, for as long as `texts` has room for it. */
export class WrittenRows {
  private readonly places: Float64Array;

  constructor(
    private readonly texts: RecentTexts,
    rows: number,
  ) {
    this.places = new Float64Array(rows);
  }

  /** A view: to be copied before the next one is asked for. */
  at(row: number, write: () => string): Uint8Array {
    const known = this.texts.at(this.places[row] ?? NO_PLACE);
    if (known !== undefined) return known;

    const [place, bytes] = this.texts.keep(write());
    this.places[row] = place;
    return bytes;
  }
}
