import { type Columns, NO_CODE } from './columns.js';
import { ordered } from './order.js';
import { type StudentOutlook } from './search-wishes.js';

/** An outlook in the rows of the search, worked out when it is asked for. */
export class StudentColumns {
  private readonly known = new Map<string, Float32Array | null>();
  private readonly orders = new Map<string, Int32Array>();
  private categories: Uint8Array | null | undefined;

  constructor(
    private readonly columns: Columns,
    private readonly outlook: StudentOutlook,
    /** Of each college of the outlook; -1 where the search has none. */
    private readonly rows: Int32Array,
  ) {}

  /** Null when there is nothing to compare. */
  figures(of: 'match' | 'chance' | 'netPrice'): Float32Array | null {
    const known = this.known.get(of);
    if (known !== undefined) return known;
    const told = this.outlook[of]?.() ?? null;
    const figures = told && this.aligned(told, new Float32Array(this.columns.count).fill(Number.NaN));
    this.known.set(of, figures);
    return figures;
  }

  /** Places in `CATEGORIES`; null without estimates. */
  category(): Uint8Array | null {
    if (this.categories !== undefined) return this.categories;
    const told = this.outlook.category?.() ?? null;
    this.categories = told && this.aligned(told, new Uint8Array(this.columns.count).fill(NO_CODE));
    return this.categories;
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

  private aligned<Column extends Float32Array | Uint8Array>(told: Column, aligned: Column): Column {
    this.rows.forEach((row, at) => {
      const figure = told[at];
      if (row >= 0 && figure !== undefined) aligned[row] = figure;
    });
    return aligned;
  }
}
