import { type NetPrices, type StudentView } from '../../../contracts/index.js';
import { CATEGORIES } from '../../../domain/search/choices.js';
import { type Columns, NO_CODE } from './columns.js';
import { ordered } from './order.js';

/** The estimates of one student in the rows of the index, worked out when first needed. */
export class EstimateColumns {
  private readonly orders = new Map<'match' | 'chance', Int32Array>();
  private readonly match: Float32Array;
  private readonly chance: Float32Array;
  /** Places in `CATEGORIES`. */
  readonly category: Uint8Array;
  /** 1 for colleges that may be on the student's list. */
  readonly maybeListed: Uint8Array;

  private recommended: readonly number[] | undefined;

  constructor(
    private readonly columns: Columns,
    private readonly student: StudentView,
  ) {
    const { unitId } = columns;
    const estimates = Array.from(unitId, (id) => student.estimateOf(id));
    this.match = Float32Array.from(estimates, (one) => one?.match ?? Number.NaN);
    this.chance = Float32Array.from(estimates, (one) => one?.chance ?? Number.NaN);
    this.category = Uint8Array.from(estimates, (one) =>
      one?.category ? CATEGORIES.indexOf(one.category) : NO_CODE,
    );
    this.maybeListed = Uint8Array.from(estimates, (one) => Number(one?.mayBeListed ?? false));
  }

  recommendedRows(): readonly number[] {
    return (this.recommended ??= this.rowsOf(this.student.recommended()));
  }

  /** The best first. */
  order(of: 'match' | 'chance'): Int32Array {
    const order = this.orders.get(of) ?? ordered(this[of], 'most first');
    this.orders.set(of, order);
    return order;
  }

  private rowsOf(unitIds: readonly number[]): number[] {
    return unitIds.map((id) => this.columns.unitId.indexOf(id)).filter((row) => row >= 0);
  }
}

/** The prices of one student in the rows of the index. */
export class PriceColumn {
  readonly prices: Float32Array;
  private lowestFirst: Int32Array | undefined;

  constructor(
    { unitId }: Columns,
    prices: NetPrices,
    private readonly groups: Uint8Array,
  ) {
    this.prices = Float32Array.from(unitId, (id) => prices.netPriceOf(id) ?? Number.NaN);
  }

  order(): Int32Array {
    return (this.lowestFirst ??= ordered(this.prices, 'least first', this.groups));
  }
}
