import { type FilterName, type SearchSort } from './choices.js';
import { type Columns, columnsOf } from './columns.js';
import { middlesOf } from './distance.js';
import { type Facets, facetsOf } from './facets.js';
import { bitOf, type Failures, markFailures } from './filters.js';
import { type Pause } from './pause.js';
import { holds, ordered, placesOf } from './order.js';
import { type SearchableCollege } from './searchable-college.js';
import { type Origin, type SearchWishes, type StudentOutlook } from './search-wishes.js';
import { StudentColumns } from './student-columns.js';
import { type TextHits, TextIndex } from './text-index.js';
import { type TypedText } from './typed-text.js';

/** Above every tier that a text can have. */
const NO_TIER = 0xffff;

export interface Advice {
  /** Which filter to take away, and how many colleges that brings; the most first. */
  readonly relax: readonly { readonly filter: FilterName; readonly total: number }[];
  /** How many the text alone finds. */
  readonly withoutFilters: number;
}

export interface SearchResult {
  /** The rows of the page, in order. */
  readonly rows: readonly number[];
  readonly total: number;
  /** How many of all that were found are among the marked ones. */
  readonly marked: number;
  readonly sort: SearchSort;
  readonly correctedSearch: string | null;
  readonly facets: Facets | null;
  readonly advice: Advice | null;
  /** What was asked for and left out, for want of estimates. */
  readonly unused: readonly FilterName[];
}

/** What the caller brings beside the wishes. */
export interface Searcher {
  readonly student: StudentOutlook | null;
  /** Prices for a given income, for someone who is no student. */
  readonly prices: StudentOutlook | null;
  readonly marked: readonly number[];
}

type Orders = Readonly<Record<'name' | 'netPrice' | 'completion' | 'earnings' | 'size', Int32Array>>;

/** All operating colleges, made to be searched. Row i is the i-th by name. */
export class CollegeSearchIndex {
  private readonly everyRow: Int32Array;
  private readonly outlooks = new WeakMap<StudentOutlook, StudentColumns>();
  /** By unit ids: all students of a release share theirs. */
  private readonly rowsOf = new WeakMap<Int32Array, Int32Array>();
  private readonly corrections = new WeakMap<TextHits, string>();
  /** Used again by every search: none waits for another within one. */
  private readonly failures: Failures;
  private readonly tiers: Uint16Array;

  private constructor(
    private readonly columns: Columns,
    private readonly text: TextIndex,
    private readonly middles: ReadonlyMap<string, Origin>,
    private readonly orders: Orders,
    /** The place of each row from the largest college to the smallest. */
    private readonly bySize: Int32Array,
  ) {
    this.everyRow = orders.name;
    this.failures = new Uint32Array(columns.count);
    this.tiers = new Uint16Array(columns.count);
  }

  /** `colleges` in the order of their names, then of their unit ids. A full catalogue takes some tenths of a second. */
  static async of(colleges: readonly SearchableCollege[], pause: Pause): Promise<CollegeSearchIndex> {
    const columns = await columnsOf(colleges, pause);
    const text = await TextIndex.of(colleges, pause);
    await pause();
    const middles = middlesOf(colleges);
    await pause();
    const bySize = placesOf(ordered(columns.undergraduates, 'most first'));
    return new CollegeSearchIndex(columns, text, middles, await ordersOf(columns, pause), bySize);
  }

  get count(): number {
    return this.columns.count;
  }

  unitIdAt(row: number): number {
    return this.columns.unitId[row] ?? 0;
  }

  /** Undefined for a college that is closed, or that nobody knows. */
  rowOf(unitId: number): number | undefined {
    return this.columns.rowOf.get(unitId);
  }

  /** The middle of the colleges of a state or of a ZIP area of three digits; null when there are none. */
  middleOf(place: string): Origin | null {
    return this.middles.get(place) ?? null;
  }

  search(wishes: SearchWishes, { student, prices, marked }: Searcher): SearchResult {
    const own = student && this.columnsFor(student);
    const priced = prices === null ? own : this.columnsFor(prices);
    const hits = wishes.text && this.text.find(wishes.text);
    const candidates = hits?.rows ?? this.everyRow;
    // Both are worked out for every college: for a student who is new, or whose release is, only when they are asked for.
    const category = wishes.filters.category !== null || wishes.facets ? (own?.category() ?? null) : null;
    const netPrice = wishes.filters.netPriceMax !== null ? (priced?.figures('netPrice') ?? null) : null;

    this.failures.fill(0);
    const asked = markFailures(
      this.columns,
      wishes.filters,
      { netPrice: netPrice ?? this.columns.netPrice, category },
      this.failures,
    );
    const total = asked.length === 0 ? candidates.length : this.countPassing(candidates);
    const sort = this.sortFor(wishes, own);
    const rows = this.page(wishes, sort, hits, own, priced, total);

    return {
      rows,
      total,
      marked: total === 0 ? 0 : this.countMarked(marked, hits),
      sort,
      correctedSearch: wishes.text && hits?.forgiven === true ? this.corrected(wishes.text, hits) : null,
      facets: wishes.facets ? facetsOf(this.columns, category, candidates, this.failures) : null,
      advice: total === 0 ? this.advise(asked, candidates) : null,
      unused: wishes.filters.category !== null && category === null ? ['category'] : [],
    };
  }

  private columnsFor(outlook: StudentOutlook): StudentColumns {
    const known = this.outlooks.get(outlook);
    if (known !== undefined) return known;
    const columns = new StudentColumns(this.columns, outlook, this.rowsFor(outlook.unitIds));
    this.outlooks.set(outlook, columns);
    return columns;
  }

  private rowsFor(unitIds: Int32Array): Int32Array {
    const known = this.rowsOf.get(unitIds);
    if (known !== undefined) return known;
    const rows = unitIds.map((unitId) => this.columns.rowOf.get(unitId) ?? -1);
    this.rowsOf.set(unitIds, rows);
    return rows;
  }

  private countPassing(candidates: Int32Array): number {
    let count = 0;
    for (const row of candidates) if (this.failures[row] === 0) count++;
    return count;
  }

  private countMarked(marked: readonly number[], hits: TextHits | null): number {
    return marked.filter((unitId) => {
      const row = this.columns.rowOf.get(unitId);
      return row !== undefined && this.failures[row] === 0 && (hits === null || holds(hits.rows, row));
    }).length;
  }

  /** What was wished, or what comes nearest to it for who asks. */
  private sortFor({ sort, text }: SearchWishes, own: StudentColumns | null): SearchSort {
    const usual = text === null ? 'match' : 'relevance';
    const wished = sort === null || (sort === 'relevance' && text === null) ? usual : sort;
    if (wished !== 'match' && wished !== 'chance') return wished;
    if (own?.figures(wished)) return wished;
    return text === null ? 'size' : 'relevance';
  }

  private page(
    { page, pageSize }: SearchWishes,
    sort: SearchSort,
    hits: TextHits | null,
    own: StudentColumns | null,
    priced: StudentColumns | null,
    total: number,
  ): number[] {
    const from = (page - 1) * pageSize;
    if (from >= total) return [];
    if (sort === 'relevance' && hits !== null) return this.byRelevance(hits, from, pageSize, total);

    const order =
      sort === 'match' || sort === 'chance'
        ? own?.order(sort)
        : sort === 'netPrice'
          ? (priced?.order('netPrice') ?? this.orders.netPrice)
          : sort === 'relevance'
            ? this.orders.name
            : this.orders[sort];
    return this.inOrder(order ?? this.orders.name, hits, from, pageSize);
  }

  private byRelevance(hits: TextHits, from: number, pageSize: number, total: number): number[] {
    this.tiers.fill(NO_TIER);
    hits.rows.forEach((row, at) => {
      if (this.failures[row] === 0) this.tiers[row] = hits.tiers[at] ?? NO_TIER;
    });
    // Dealt out to their tiers in the order of sizes, which costs a fraction of sorting; counted first, so that only the rows
    // of the page are written down.
    const begins = placesByTier(this.tiers, hits);
    const page = new Array<number>(Math.min(pageSize, total - from)).fill(0);
    for (const row of this.rowsBySize()) {
      const tier = this.tiers[row] ?? NO_TIER;
      if (tier === NO_TIER) continue;
      const place = begins[tier] ?? 0;
      begins[tier] = place + 1;
      if (place >= from && place < from + pageSize) page[place - from] = row;
    }
    return page;
  }

  private inOrder(order: Int32Array, hits: TextHits | null, from: number, pageSize: number): number[] {
    const isHit = hits === null ? null : new Uint8Array(this.columns.count);
    for (const row of hits?.rows ?? []) if (isHit !== null) isHit[row] = 1;

    const rows: number[] = [];
    let passed = 0;
    for (const row of order) {
      if (this.failures[row] !== 0 || (isHit !== null && isHit[row] === 0)) continue;
      if (passed++ < from) continue;
      rows.push(row);
      if (rows.length === pageSize) break;
    }
    return rows;
  }

  /** As the best of all that were found spells it, whatever the filters: the same for everyone, and dear to find out. */
  private corrected(text: TypedText, hits: TextHits): string | null {
    const known = this.corrections.get(hits);
    if (known !== undefined) return known;
    const best = hits.rows[bestOf(hits, this.bySize)];
    if (best === undefined) return null;
    const spelled = this.text.spelledAs(text, best);
    this.corrections.set(hits, spelled);
    return spelled;
  }

  private sizeOrder: Int32Array | undefined;
  private rowsBySize(): Int32Array {
    return (this.sizeOrder ??= placesOf(this.bySize));
  }

  private advise(asked: readonly FilterName[], candidates: Int32Array): Advice {
    const counts = new Map<number, number>();
    for (const row of candidates) {
      const failed = this.failures[row] ?? 0;
      counts.set(failed, (counts.get(failed) ?? 0) + 1);
    }
    const relax = asked
      .map((filter) => ({ filter, total: counts.get(bitOf(filter)) ?? 0 }))
      .filter(({ total }) => total > 0)
      .sort((a, b) => b.total - a.total);
    return { relax, withoutFilters: candidates.length };
  }
}

/** More than any college has students. */
const AHEAD_OF_ALL = 1e9;

/** Colleges that award bachelor's degrees before all others, the most undergraduates first among either. */
function fourYearFirst({ awardsBachelors, undergraduates }: Columns): Float64Array {
  return undergraduates.map((students, row) => {
    const told = Number.isNaN(students) ? -1 : students;
    return awardsBachelors[row] === 1 ? told + AHEAD_OF_ALL : told;
  });
}

async function ordersOf(columns: Columns, pause: Pause): Promise<Orders> {
  await pause();
  const netPrice = ordered(columns.netPrice, 'least first');
  await pause();
  const completion = ordered(columns.completionRate, 'most first');
  await pause();
  const earnings = ordered(columns.medianEarnings, 'most first');
  await pause();
  const size = ordered(fourYearFirst(columns), 'most first');
  return { name: Int32Array.from(columns.unitId.keys()), netPrice, completion, earnings, size };
}

/** Where each tier begins among all that were found. */
function placesByTier(tiers: Uint16Array, { rows }: TextHits): number[] {
  const counts: number[] = [];
  for (const row of rows) {
    const tier = tiers[row] ?? NO_TIER;
    if (tier !== NO_TIER) counts[tier] = (counts[tier] ?? 0) + 1;
  }
  const begins: number[] = [];
  let place = 0;
  for (let tier = 0; tier < counts.length; tier++) {
    begins[tier] = place;
    place += counts[tier] ?? 0;
  }
  return begins;
}

function bestOf(hits: TextHits, bySize: Int32Array): number {
  let best = 0;
  hits.rows.forEach((row, at) => {
    const [tier = 0, bestTier = 0] = [hits.tiers[at], hits.tiers[best]];
    const isLarger = (bySize[row] ?? 0) < (bySize[hits.rows[best] ?? 0] ?? 0);
    if (tier < bestTier || (tier === bestTier && isLarger)) best = at;
  });
  return best;
}
