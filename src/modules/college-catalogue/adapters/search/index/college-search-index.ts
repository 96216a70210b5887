import { type Advice, type NetPrices, type Searcher, type StudentView } from '../../../contracts/index.js';
import { type FoundIds } from '../../../application/search/college-finder.js';
import { type FilterName, type SearchSort } from '../../../domain/search/choices.js';
import { asksForArtSchools } from '../../../domain/search/relevance.js';
import { type NameFit } from '../../../domain/search/reading/what-is-meant.js';
import { type Origin, type SearchCriteria } from '../../../domain/search/search-criteria.js';
import {
  figureGroup,
  NEARNESS,
  sizeRank,
  sortUsed,
  soughtRank,
  suggestedRank,
} from '../../../domain/search/sort-order.js';
import { type TypedText } from '../../../domain/search/typed-text.js';
import { type Columns, columnsOf, soughtAt } from './columns.js';
import { middlesOf } from './distance.js';
import { facetsOf } from './facets.js';
import { bitOf, type Failures, markFailures } from './filters.js';
import { ordered } from './order.js';
import { type Pause } from './pause.js';
import { RowsByKey } from './rows-by-key.js';
import { type SearchableCollege } from './searchable-college.js';
import { EstimateColumns, PriceColumn } from './student-columns.js';
import { type TextHits, TextIndex } from './text-index.js';

type Orders = Readonly<
  Record<'name' | 'netPrice' | 'admitRate' | 'selectivity' | 'completion' | 'earnings' | 'size', Int32Array>
>;

/** All operating colleges, made to be searched. Row i is the i-th by name. */
export class CollegeSearchIndex {
  private readonly everyRow: Int32Array;
  private readonly estimates = new WeakMap<StudentView, EstimateColumns>();
  private readonly prices = new WeakMap<NetPrices, PriceColumn>();
  private readonly relevance = new WeakMap<TextHits, Map<string, Int32Array>>();
  private readonly spellings = new WeakMap<TextHits, string | null>();
  private readonly groups: Uint8Array;
  private readonly soughtFrom = new Map<string | null, Int32Array>();
  private readonly suggestedIn = new Map<string | null, Int32Array>();

  private constructor(
    private readonly columns: Columns,
    private readonly text: TextIndex,
    private readonly middles: ReadonlyMap<string, Origin>,
    private readonly orders: Orders,
  ) {
    this.everyRow = orders.name;
    this.groups = groupsOf(columns);
  }

  /** `colleges` in the order of their names, then of their unit ids. A full catalogue takes some tenths of a second. */
  static async of(colleges: readonly SearchableCollege[], pause: Pause): Promise<CollegeSearchIndex> {
    const columns = await columnsOf(colleges, pause);
    const text = await TextIndex.of(colleges, pause);
    await pause();
    const middles = middlesOf(colleges);
    return new CollegeSearchIndex(columns, text, middles, await ordersOf(columns, pause));
  }

  get count(): number {
    return this.columns.count;
  }

  /** The middle of the colleges of a state or of a ZIP area of three digits; null when there are none. */
  middleOf(place: string): Origin | null {
    return this.middles.get(place) ?? null;
  }

  /** How surely a text is a name. */
  nameIn(text: TypedText): NameFit {
    return this.text.nameIn(text);
  }

  search(criteria: SearchCriteria, { student, prices }: Searcher): FoundIds {
    const { text, filters, facets } = criteria;
    const estimates = student?.hasEstimates ? this.estimatesOf(student) : null;
    const pricesOf = prices ?? student;
    const ownPrices = () => (pricesOf === null ? null : this.pricesOf(pricesOf, estimates));
    const home = student?.homeState ?? null;
    const hits = text && this.text.find(text);
    const candidates =
      hits === null ? this.everyRow : this.byRelevance(hits, home, asksForArtSchools(filters.major));

    const failures: Failures = new Uint32Array(this.columns.count);
    const used = markFailures(
      this.columns,
      filters,
      {
        netPrice: (filters.netPriceMax === null ? null : ownPrices()?.prices) ?? this.columns.netPrice,
        category: estimates?.category ?? null,
      },
      failures,
    );
    const { passes, total } = passing(candidates, failures);
    const sort = sortUsed(criteria.sort, { text: text !== null, estimates: estimates !== null });
    const order =
      sort === 'relevance' && hits !== null ? candidates : this.orderBy(sort, { estimates, ownPrices, home });

    return {
      unitIds: pageOf(order, passes, criteria).map((row) => this.columns.unitId[row] ?? 0),
      total,
      recommended: estimates?.recommendedRows().filter((row) => passes[row] === 1).length ?? 0,
      certificateSchools: leftOut(candidates, failures),
      sort,
      correctedSearch: text && hits?.isCorrected === true ? this.corrected(text, hits) : null,
      facets: facets ? facetsOf(this.columns, estimates?.category ?? null, candidates, failures) : null,
      advice: total === 0 ? advise(used, candidates, failures) : null,
      unusedFilters: filters.category !== null && estimates === null ? ['category'] : [],
    };
  }

  private estimatesOf(student: StudentView): EstimateColumns {
    const estimates = this.estimates.get(student) ?? new EstimateColumns(this.columns, student);
    this.estimates.set(student, estimates);
    return estimates;
  }

  private pricesOf(prices: NetPrices, estimates: EstimateColumns | null): PriceColumn {
    const groups = estimates === null ? this.groups : listedFirst(this.groups, estimates);
    const column = this.prices.get(prices) ?? new PriceColumn(this.columns, prices, groups);
    this.prices.set(prices, column);
    return column;
  }

  private orderBy(sort: SearchSort, { estimates, ownPrices, home }: Own): Int32Array {
    if (sort === 'match' || sort === 'chance') return estimates?.order(sort) ?? this.orders.name;
    if (sort === 'netPrice') return ownPrices()?.order() ?? this.orders.netPrice;
    if (sort === 'suggested') return this.suggested(home);
    return sort === 'relevance' ? this.orders.name : this.orders[sort];
  }

  /** By how well the text fits; among equals what is looked for most. Ranked once per text, home and whether arts come first. */
  private byRelevance(hits: TextHits, home: string | null, artsFirst: boolean): Int32Array {
    const known = this.relevance.get(hits) ?? new Map<string, Int32Array>();
    this.relevance.set(hits, known);
    const key = `${home ?? ''}${artsFirst ? ' arts' : ''}`;
    const ranked = known.get(key) ?? this.rank(hits, this.sought(home), artsFirst);
    known.set(key, ranked);
    return ranked;
  }

  private rank({ fits }: TextHits, sought: Int32Array, artsFirst: boolean): Int32Array {
    const isFirst = (row: number) => this.columns.artSchool[row] === 1;
    const byFit = new RowsByKey<number>();
    for (const row of sought) {
      const fit = fits.get(row);
      if (fit !== undefined) byFit.add(fit, row);
    }
    const entries = [...byFit.entries()].sort(([one], [other]) => one - other);
    const rows = entries.flatMap(([, fitting]) => fitting);
    return Int32Array.from(
      artsFirst ? [...rows.filter(isFirst), ...rows.filter((row) => !isFirst(row))] : rows,
    );
  }

  /** What most students look for first, as seen from a state. */
  private sought(home: string | null): Int32Array {
    const { columns } = this;
    const homeCode = home === null ? -1 : columns.states.indexOf(home);
    return kept(this.soughtFrom, home, () =>
      Float64Array.from(columns.unitId, (_, row) =>
        soughtRank(soughtAt(columns, row), columns.state[row] === homeCode),
      ),
    );
  }

  private suggested(home: string | null): Int32Array {
    return kept(this.suggestedIn, home, () => {
      const nearness = nearnessFrom(this.columns, home);
      return Float64Array.from(nearness, (near, row) => suggestedRank(soughtAt(this.columns, row), near));
    });
  }

  /** As the best of all that were found spells it, whatever the filters. */
  private corrected(text: TypedText, hits: TextHits): string | null {
    const known = this.spellings.get(hits);
    if (known !== undefined) return known;

    const [best] = this.byRelevance(hits, null, false);
    const spelling = best === undefined ? null : this.text.spelledAs(text, best);
    this.spellings.set(hits, spelling);
    return spelling;
  }
}

/** What an order depends on besides the colleges. */
interface Own {
  readonly estimates: EstimateColumns | null;
  readonly ownPrices: () => PriceColumn | null;
  readonly home: string | null;
}

/** The rows by these ranks, the highest first; worked out once per key. */
function kept<Key>(orders: Map<Key, Int32Array>, key: Key, ranks: () => Float64Array): Int32Array {
  const order = orders.get(key) ?? ordered(ranks(), 'most first');
  orders.set(key, order);
  return order;
}

/** By row: `NEARNESS` to the home state. */
function nearnessFrom({ states, state, region }: Columns, home: string | null): Uint8Array {
  const homeCode = home === null ? -1 : states.indexOf(home);
  const homeRegions = new Set(region.filter((code, row) => code > 0 && state[row] === homeCode));
  return state.map((code, row) => {
    if (code === homeCode) return NEARNESS.homeState;
    return homeRegions.has(region[row] ?? 0) ? NEARNESS.homeRegion : NEARNESS.elsewhere;
  });
}

const groupsOf = (columns: Columns): Uint8Array =>
  Uint8Array.from(columns.unitId, (_, row) => figureGroup(soughtAt(columns, row)));

/** Colleges that may be on the student's list, then the groups. */
const listedFirst = (groups: Uint8Array, { maybeListed }: EstimateColumns): Uint8Array =>
  groups.map((group, row) => (maybeListed[row] === 1 ? 0 : group + 1));

/** By row: 1 for the candidates that fail no filter. */
function passing(candidates: Int32Array, failures: Failures): { passes: Uint8Array; total: number } {
  const passes = new Uint8Array(failures.length);
  let total = 0;
  for (const row of candidates) {
    if (failures[row] !== 0) continue;
    passes[row] = 1;
    total += 1;
  }
  return { passes, total };
}

/** The certificate schools that pass every other filter. */
function leftOut(candidates: Int32Array, failures: Failures): number {
  const bit = bitOf('certificates');
  let count = 0;
  for (const row of candidates) if (failures[row] === bit) count += 1;
  return count;
}

/** The passing rows of one page. */
function pageOf(order: Int32Array, passes: Uint8Array, { page, pageSize }: SearchCriteria): number[] {
  const rows: number[] = [];
  let before = (page - 1) * pageSize;
  for (const row of order) {
    if (rows.length === pageSize) break;
    if (passes[row] !== 1) continue;
    if (before > 0) before -= 1;
    else rows.push(row);
  }
  return rows;
}

/** How many colleges come back when one filter is removed. */
function advise(used: readonly FilterName[], candidates: Int32Array, failures: Failures): Advice {
  const relax = used
    .map((filter) => ({
      filter,
      total: candidates.filter((row) => failures[row] === bitOf(filter)).length,
    }))
    .filter(({ total }) => total > 0)
    .sort((a, b) => b.total - a.total);
  return { relax, withoutFilters: candidates.length };
}

async function ordersOf(columns: Columns, pause: Pause): Promise<Orders> {
  const groups = groupsOf(columns);
  await pause();
  const netPrice = ordered(columns.netPrice, 'least first', groups);
  await pause();
  const admitRate = ordered(columns.admitRate, 'most first', groups);
  const selectivity = ordered(columns.admitRate, 'least first', groups);
  await pause();
  const completion = ordered(columns.completionRate, 'most first', groups);
  await pause();
  const earnings = ordered(columns.medianEarnings, 'most first', groups);
  await pause();
  const { awardsBachelors, undergraduates } = columns;
  const size = ordered(
    undergraduates.map((students, row) =>
      sizeRank(awardsBachelors[row] === 1, Number.isNaN(students) ? null : students),
    ),
    'most first',
  );
  const name = Int32Array.from(columns.unitId.keys());
  return { name, netPrice, admitRate, selectivity, completion, earnings, size };
}
