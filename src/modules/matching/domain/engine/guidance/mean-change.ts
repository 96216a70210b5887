/** One percentage point, as a fraction of 1: smaller changes are negligible beside the width of a range. */
const LEAST_CHANGE = 0.01;

/** Counts the colleges an answer changes by a point or more, and by how much on average. */
export class MeanChange {
  private count = 0;
  private sum = 0;

  /** A fraction of 1. */
  add(change: number): void {
    if (!(change >= LEAST_CHANGE)) return;
    this.count += 1;
    this.sum += change;
  }

  /** Points are percentage points, 0 where nothing changes. */
  get result(): { readonly colleges: number; readonly points: number } {
    return { colleges: this.count, points: this.count === 0 ? 0 : (100 * this.sum) / this.count };
  }
}
