import { type DialogueState } from '../../../domain/conversation/dialogue-state.js';
import { type SearchWishes } from '../../../domain/entities/entities.js';
import { type Said, phrase } from '../../../domain/figures/figure.js';
import { priceWords, printed } from '../../../domain/figures/print.js';
import { ReplyWriter } from '../../../domain/replies/reply-writer.js';
import { type CollegeList } from '../../tools/tool-results.js';
import { type TurnTools } from '../../tools/turn-tools.js';
import { type Answer, type Answerer, type Asked } from '../answerer.js';
import { answerCompare } from './compare.js';
import { comparisonAsked } from './compare-asked.js';
import { type CompareKey } from './compare-words.js';
import { failed } from './failed.js';
import { foundReply } from './found-reply.js';
import { refined, type Refined } from './refined-wishes.js';
import { answerMajors } from './majors.js';
import { ofAnyDegreeWhereNeeded, usual } from './search.js';
import { whereIsHome } from './where-is-home.js';

const MOST_ROWS = 4;
const MOST_PRICED = 6;
interface Extreme {
  readonly of: CompareKey;
  readonly least: boolean;
}

/** The last search with a wish changed: cheaper, bigger, closer, in another place, the next page. */
export const answerRefine: Answerer = async (asked, tools) => {
  const { colleges, entities, state, student } = asked;
  // "Does the second one have nursing?" asks about one college of the list.
  if (colleges.length > 0 && entities.majors.length > 0) return answerMajors(asked, tools);
  const extreme = extremeAsked(asked);
  if (entities.refinements.includes('closer') && student.homeState === null) return whereIsHome();
  const before = {
    wishes: startingPoint(asked),
    page: state.shown?.kind === 'search' ? state.shown.page : 0,
    prices: entities.refinements.includes('cheaper') ? await pricesShown(asked, tools) : [],
  };
  const next = refined(before, wishedNow(entities.wishes, extreme), entities.refinements);
  const found = await ofAnyDegreeWhereNeeded(
    asked,
    { ...usual(next.wishes), page: next.page, limit: MOST_ROWS },
    tools,
  );
  if (!found.ok) return failed(found.words);
  if (found.data.rows.length === 0) return noMore(next);
  return foundReply(asked, {
    list: found.data,
    page: next.page,
    opening: extreme === null ? changedWords(next) : firstWords(extreme, found.data),
  });
};

/** "Which of those is cheapest?", of whichever list was shown. Null for anything else. */
export async function comparedAmongShown(asked: Asked, tools: TurnTools): Promise<Answer | null> {
  const ids = asked.state.shown?.ids ?? [];
  if (ids.length < 2 || !OF_THOSE.test(asked.message) || extremeAsked(asked) === null) return null;
  return answerCompare(
    { ...asked, intent: 'compare', colleges: [], state: comparing(asked.state, ids) },
    tools,
  );
}

const OF_THOSE =
  /\b(?:of|are|is|do|does) (?:those|these|them|the (?:four|five|ones))\b|\b(?:those|these|them)\b/iu;

const comparing = (state: DialogueState, ids: readonly number[]): DialogueState => ({
  ...state,
  shown: { kind: 'compare', ids: ids.slice(0, MOST_PRICED), wishes: {}, page: 1, sinceTurn: state.turn },
});

function extremeAsked(asked: Asked): Extreme | null {
  const { rows, extreme } = comparisonAsked(asked);
  const [of] = rows;
  return of === undefined || extreme === null ? null : { of, least: extreme === 'least' };
}

/** A list of another kind has no wishes; where it leads is at home. */
function startingPoint({ state: { shown }, student: { homeState } }: Asked): SearchWishes {
  if (shown !== null && Object.keys(shown.wishes).length > 0) return shown.wishes;
  return homeState === null ? {} : { states: [homeState] };
}

async function pricesShown({ state: { shown } }: Asked, tools: TurnTools): Promise<number[]> {
  const colleges = shown?.ids.slice(0, MOST_PRICED) ?? [];
  if (colleges.length === 0) return [];
  const found = await tools.use('net_price', { colleges });
  if (!found.ok) return [];
  return found.data.flatMap(({ price: { value } }) => (typeof value === 'number' ? [value] : []));
}

/** The most of something is an order, and no limit. */
function wishedNow(wished: SearchWishes, extreme: Extreme | null): SearchWishes {
  if (extreme === null) return wished;
  const { states, statesWithout, regions, ownership } = wished;
  const kept = {
    ...(states && { states }),
    ...(statesWithout && { statesWithout }),
    ...(regions && { regions }),
    ...(ownership && { ownership }),
  };
  return { ...kept, ...sortedBy(extreme) };
}

function sortedBy(extreme: Extreme | null): SearchWishes {
  switch (extreme?.of) {
    case 'price':
      return { sort: 'netPrice' };
    case 'graduation':
      return { sort: 'completion' };
    case 'chance':
      return { sort: 'admitRate' };
    case 'size':
      return extreme.least ? { sort: 'size', size: 'small' } : { sort: 'size' };
    default:
      return {};
  }
}

const changedWords = ({ changed }: Refined): string =>
  changed.length === 0 ? '' : `${changed.join(', ')}, as you asked.`;

/** "Which is biggest?" is answered by one college and its figure. */
function firstWords({ of, least }: Extreme, { rows: [first] }: CollegeList): Said {
  if (first === undefined) return '';
  const { name } = first.college;
  switch (of) {
    case 'size':
      return least ? '' : phrase`${name} is the biggest: ${printed(first.students)} undergraduates.`;
    case 'price':
      return phrase`${name} costs least: ${priceWords(first.price)}.`;
    case 'graduation':
      return phrase`${name} graduates the most: ${printed(first.graduation)}.`;
    case 'chance':
      return phrase`${name} admits the most: ${printed(first.admitRate)} of everyone who applied.`;
    default:
      return '';
  }
}

const noMore = ({ page }: Refined): Answer => ({
  reply: new ReplyWriter()
    .say(
      page > 1 ? 'That was all of them.' : 'Nothing fits that change.',
      'Shall I look in other states, or at other sizes?',
    )
    .offer('Anywhere in the US', 'Bigger ones', 'Recommend colleges')
    .done(),
});
