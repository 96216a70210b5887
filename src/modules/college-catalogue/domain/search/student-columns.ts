import { type Columns } from './columns.js';
import { ordered } from './order.js';
import { type StudentOutlook } from './search-wishes.js';

/** An outlook in the rows of the search, worked out when it is asked for. */
export class StudentColumns {
  private readonly known = new Map<string, Float32Array | null>();
  private readonly orders = new Map<string, Int32Array>();

  constructor(
    private readonly columns: Columns,
    private readonly outlook: StudentOutlook,
  ) {}

  /** Null when there is nothing to compare. */
  figures(of: 'match' | 'chance' | 'netPrice'): Float32Array | null {
    const known = this.known.get(of);
    if (known !== undefined) return known;
    const figures = this.aligned(this.outlook[of]?.() ?? null);
    this.known.set(of, figures);
    return figures;
  }

  /** The best first, for a price the lowest. */
  order(of: 'match' | 'chance' | 'netPrice'): Int32Array | null {
    const figures = this.figures(of);
    if (figures === null) return null;
    const known = this.orders.get(of);
    if (known !== undefined) return known;
    const order = ordered(figures, of === 'netPrice' ? 'least first' : 'most first');
    this.orders.set(of, order);
    return order;
  }

  private aligned(figures: Float32Array | null): Float32Array | null {
    if (figures === null) return null;
    const aligned = new Float32Array(this.columns.count).fill(Number.NaN);
    this.outlook.unitIds.forEach((unitId, at) => {
      const row = this.columns.rowOf.get(unitId);
      if (row !== undefined) aligned[row] = figures[at] ?? Number.NaN;
    });
    return aligned;
  }
}
