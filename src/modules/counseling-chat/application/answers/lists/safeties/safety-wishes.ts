import { withLimits } from '../../../../domain/conversation/limits.js';
import { areWarm } from '../../../../domain/entities/wished/warm-states.js';
import { stateName } from '../../../../domain/entities/state-names.js';
import { type Refinement, type SearchWishes } from '../../../../domain/entities/entities.js';
import { type SafetyWishes } from '../../../tools/tools.js';
import { type TurnTools } from '../../../tools/turn-tools.js';
import { type Asked } from '../../answerer.js';

const USUALLY_SHOWN = 3;
const MOST_SHOWN = 10;

export interface WishedSafeties {
  readonly wishes: Omit<SafetyWishes, 'limit' | 'page'>;
  /** Two-letter codes of the states to stay out of. */
  readonly statesWithout: readonly string[];
  readonly limit: number;
  readonly page: number;
  /** "Cheaper", "Only public": what a refinement changed; null for a first list. */
  readonly changed: string | null;
}

/** What safeties are asked for: at home first, and after a list what was asked before with the change. */
export async function wishedSafeties(asked: Asked, tools: TurnTools): Promise<WishedSafeties> {
  const { entities, student } = asked;
  const shown = refined(asked);
  const wishes = withLimits(shown?.wishes ?? {}, entities.wishes);
  const limit = Math.min(entities.count ?? USUALLY_SHOWN, MOST_SHOWN);
  const isMore = entities.refinements.includes('more');
  const cheaper = entities.refinements.includes('cheaper') && shown !== null;
  const priceMax = cheaper ? await medianPrice(shown.ids, tools) : wishes.netPriceMax;
  const home = student.homeState === null ? undefined : [student.homeState];
  const statesWithout = [
    ...new Set([...(shown?.wishes.statesWithout ?? []), ...(entities.wishes.statesWithout ?? [])]),
  ];
  const states = (wishes.states ?? home)?.filter((state) => !statesWithout.includes(state));
  const sort = sortOf(entities.refinements) ?? safetySort(wishes.sort);
  const ownership = ownershipOf(entities.refinements) ?? wishes.ownership;
  return {
    wishes: {
      ...(states !== undefined && states.length > 0 && { states }),
      ...(wishes.majors && { majors: wishes.majors }),
      ...(priceMax !== undefined && { netPriceMax: priceMax }),
      ...(ownership && { ownership }),
      ...(sort && { sort }),
    },
    statesWithout,
    limit: Math.max(1, limit),
    page: isMore && shown !== null ? shown.page + 1 : 1,
    changed: shown === null ? null : changeOf(entities.refinements, entities.wishes),
  };
}

/** The list of safeties that is being changed. */
function refined({ intent, state: { shown } }: Asked) {
  return intent === 'refine' && shown?.kind === 'safety' ? shown : null;
}

/** Half of what was just shown costs less. */
async function medianPrice(ids: readonly number[], tools: TurnTools): Promise<number | undefined> {
  const prices = await tools.use('net_price', { colleges: ids });
  if (!prices.ok) return undefined;
  const amounts = prices.data
    .flatMap(({ price }) => (typeof price.value === 'number' ? [price.value] : []))
    .toSorted((a, b) => a - b);
  const middle = amounts[Math.floor(amounts.length / 2)];
  return middle === undefined ? undefined : middle - 1;
}

const SORTS: Partial<Record<Refinement, NonNullable<SafetyWishes['sort']>>> = {
  cheaper: 'netPrice',
  bigger: 'size',
  'higher-graduation': 'completion',
};

function sortOf(refinements: readonly Refinement[]): SafetyWishes['sort'] {
  return refinements.map((one) => SORTS[one]).find((sort) => sort !== undefined);
}

function safetySort(sort: SearchWishes['sort']): SafetyWishes['sort'] {
  return sort === 'match' || sort === 'netPrice' || sort === 'completion' || sort === 'size'
    ? sort
    : undefined;
}

function ownershipOf(refinements: readonly Refinement[]): 'public' | 'private' | undefined {
  return refinements.find((one) => one === 'public' || one === 'private');
}

const MOST_NAMED = 3;

function changeOf(refinements: readonly Refinement[], wishes: SearchWishes): string {
  if (refinements.includes('more')) return 'More';
  if (refinements.includes('cheaper')) return 'Cheaper';
  if (refinements.includes('bigger')) return 'The biggest first';
  if (refinements.includes('higher-graduation')) return 'Where most graduate first';
  const { states = [], statesWithout = [] } = wishes;
  if (statesWithout.length > 0) return `Without ${statesWithout.map(stateName).join(' and ')}`;
  if (states.length > MOST_NAMED && areWarm(states)) return 'Where it’s warm';
  const ownership = ownershipOf(refinements) ?? wishes.ownership;
  return ownership === undefined ? 'With that change' : `Only ${ownership}`;
}
