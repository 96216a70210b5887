import { type ListPlan, type SearchWishes } from '../../../domain/entities/entities.js';
import { type ListedCollege } from '../../tools/tool-results.js';
import { type TurnTools } from '../../tools/turn-tools.js';

type Category = keyof ListPlan;
export const CATEGORIES = ['reach', 'target', 'safety'] as const;
/** A college that is safe is no target. */
const SAFEST_FIRST = ['safety', 'reach', 'target'] as const;
const LOOKED_AT = 10;
/** The rules for safeties know these; others need a search. */
const OF_SAFETIES: ReadonlySet<string> = new Set(['states', 'majors', 'netPriceMax', 'ownership']);

export interface Planned {
  readonly rows: readonly ListedCollege[];
  /** How many were found of each kind. */
  readonly found: Readonly<Record<Category, number>>;
  /** Further ones, the safer first. */
  readonly spare: readonly ListedCollege[];
}

/** As many of each kind as the plan says, of those that keep to all wishes; a kind that is short stays short. */
export async function plannedList(
  plan: ListPlan,
  wishes: SearchWishes,
  left: { readonly out: readonly number[]; readonly homeState: string | null },
  tools: TurnTools,
): Promise<Planned> {
  const rows: ListedCollege[] = [];
  const spare: ListedCollege[] = [];
  const found = { reach: 0, target: 0, safety: 0 };
  for (const category of SAFEST_FIRST) {
    const wanted = plan[category] ?? 0;
    if (wanted === 0) continue;
    const taken = [...left.out, ...rows.map(({ college }) => college.id)];
    const some = (await fittingAs(category, wishes, left.homeState, tools)).filter(
      ({ college }) => !taken.includes(college.id),
    );
    const ordered = nearestFirst(some, wishes, left.homeState);
    const chosen = ordered.slice(0, wanted);
    spare.unshift(...ordered.slice(wanted));
    found[category] = chosen.length;
    rows.push(...chosen);
  }
  return { rows, found, spare };
}

/** A list begins near home where no place was named. */
const nearestFirst = (
  rows: readonly ListedCollege[],
  { states, regions, near, statesWithout }: SearchWishes,
  homeState: string | null,
): readonly ListedCollege[] =>
  (states ?? regions ?? near ?? statesWithout) === undefined
    ? rows.toSorted((a, b) => Number(b.college.state === homeState) - Number(a.college.state === homeState))
    : rows;

async function fittingAs(
  category: Category,
  wishes: SearchWishes,
  homeState: string | null,
  tools: TurnTools,
): Promise<readonly ListedCollege[]> {
  const names = Object.keys(wishes);
  if (category === 'safety' && names.every((name) => OF_SAFETIES.has(name))) {
    const { states, majors, netPriceMax, ownership } = wishes;
    const safe = await tools.use('safety_schools', {
      ...(states ? { states } : homeState !== null && { states: [homeState] }),
      ...(majors && { majors }),
      ...(netPriceMax !== undefined && { netPriceMax }),
      ...(ownership && { ownership }),
      limit: LOOKED_AT,
    });
    const rows = safe.ok ? safe.data.rows : [];
    return states === undefined ? rows : rows.filter(({ college }) => states.includes(college.state));
  }
  if (names.every((name) => name === 'states')) {
    const { states } = wishes;
    const best = await tools.use('recommendations', {
      category,
      ...(states && { states }),
      limit: LOOKED_AT,
    });
    if (best.ok && best.data.rows.length > 0) return best.data.rows;
  }
  const searched = await tools.use('search_colleges', {
    degrees: 'bachelors',
    sort: 'match',
    ...wishes,
    category,
    limit: LOOKED_AT,
  });
  if (!searched.ok || searched.data.relaxed.length > 0) return [];
  return category === 'safety'
    ? searched.data.rows.filter(({ chance }) => chance?.notSafeReason === null)
    : searched.data.rows;
}
