import { joined, phrase, type Phrase, type Said } from '../../../domain/figures/figure.js';
import { type Reply } from '../../../domain/replies/reply.js';
import { ReplyWriter } from '../../../domain/replies/reply-writer.js';
import { type Comparison } from '../../tools/tool-results.js';
import { type TurnTools } from '../../tools/turn-tools.js';
import { type Answer, type Answerer, type Asked } from '../answerer.js';
import { comparisonAsked, type ComparisonAsked } from './compare-asked.js';
import { ALIKE, cellWords, compareRow, inOrder, winnerSentence } from './compare-words.js';
import { unknownCollege } from '../unknown-college.js';
import { normalize } from '../../../domain/language/normalize.js';
import { asksForAPick } from '../../../domain/understanding/asks-for-a-pick.js';
import { asksOfAGap } from '../../../domain/understanding/follow-ups-on-comparisons.js';
import { failed } from './failed.js';
import { earningsCells, fieldEarnings } from './field-earnings.js';
import { positionOn } from './position.js';
import { priceGap } from './price-gap.js';

const MOST_COLLEGES = 6;
const AT_FIRST_SIGHT = 4;
const ANOTHER = /\banother\b|\bsomething else\b/i;

/** Two to six colleges beside each other. None is called the better one: a figure is. */
export const answerCompare: Answerer = async (asked, tools) => {
  const colleges = collegesMeant(asked);
  if (colleges.length < 2) return (await twoFields(asked, tools)) ?? withWhich(asked);
  if (asksOfAGap(normalize(asked.message).plain)) {
    const gap = await priceGap(asked, colleges, tools);
    if (gap !== null) return gap;
  }
  const picks = asksForAPick(normalize(asked.message).plain);
  const wanted = picks ? AT_ALL : comparisonAsked(asked);
  if (wanted.rows.length === 1 && wanted.rows[0] === 'earnings') {
    const ofField = await earningsOfField(asked, colleges, tools);
    if (ofField !== null) return ofField;
  }
  const found = await tools.use(
    'compare_colleges',
    wanted.rows.length === 0 ? { colleges } : { colleges, rows: wanted.rows },
  );
  if (!found.ok) return failed(found.words);
  const shown = { kind: 'compare', ids: colleges, wishes: {}, page: 1, sinceTurn: asked.state.turn } as const;
  const isWide = wanted.rows.length !== 1 || VALUE.test(asked.message);
  const earned = isWide ? await earningsCells(asked, found.data.colleges, tools) : new Map<number, Phrase>();
  const reply = comparisonReply(found.data, wanted, {
    earned,
    isTransfer: TRANSFERS.test(asked.message),
    position: picks ? positionOn(found.data) : '',
  });
  const attribute = wanted.rows.length === 1 ? (wanted.rows[0] ?? null) : null;
  return { reply, state: { shown, attribute, ...winnerFirst(found.data, wanted) } };
};

/** "Compare computer science and electrical engineering at Cal Poly Pomona" */
const twoFields = (asked: Asked, tools: TurnTools): Promise<Answer | null> =>
  asked.colleges.length === 1 && asked.entities.majors.length > 1
    ? fieldEarnings(asked, tools)
    : Promise.resolve(null);

/** Of the colleges that are compared, also those that were named before. */
async function earningsOfField(
  asked: Asked,
  ids: readonly number[],
  tools: TurnTools,
): Promise<Answer | null> {
  const found = await tools.use('compare_colleges', { colleges: ids, rows: ['place'] });
  return found.ok ? fieldEarnings({ ...asked, colleges: found.data.colleges }, tools) : null;
}

/** "Save that one", after "which is cheapest?", means the cheapest. */
function winnerFirst(comparison: Comparison, { extreme }: ComparisonAsked) {
  const [row] = comparison.rows;
  if (extreme === null || row === undefined) return {};
  const order = inOrder(comparison, row).map(({ id }) => id);
  const sorted = extreme === 'least' ? order : order.toReversed();
  return sorted.length === comparison.colleges.length ? { lastColleges: sorted } : {};
}

/** One more college joins those that were compared before. */
function collegesMeant({ message, colleges, state: { shown, focus } }: Asked): readonly number[] {
  const named = colleges.map(({ id }) => id);
  if (ANOTHER.test(message) && named.length < 2) return named;
  if (named.length >= 2) return named.slice(0, MOST_COLLEGES);
  const before =
    shown?.kind === 'compare' ? shown.ids : (shown?.ids.slice(0, AT_FIRST_SIGHT) ?? focus.slice(0, 2));
  const other = named.length === 0 || shown?.kind === 'compare' ? before : focus.slice(0, 2);
  return [...new Set([...other, ...named])].slice(0, MOST_COLLEGES);
}

function withWhich({ colleges: [only], message, student }: Asked): Answer {
  const writer = new ReplyWriter('question').say(
    unknownCollege(message),
    only === undefined
      ? 'Which two colleges shall I put side by side?'
      : `Compare ${only.name} with which college?`,
  );
  if (student.savedColleges.length > 1) writer.offer('Compare my saved colleges');
  return { reply: writer.offer('Recommend colleges').done() };
}

const AT_ALL: ComparisonAsked = { rows: [], extreme: null };

interface Besides {
  /** Which one Wren would take, where that was asked. */
  readonly position: Said;
  /** What graduates of the student’s field earn, by unit id. */
  readonly earned: ReadonlyMap<number, Phrase>;
  readonly isTransfer: boolean;
}

const VALUE = /\b(?:money|worth|value|deal)\b/iu;
const TRANSFERS = /\btransfer\w*\b/iu;
const ON_TRANSFERS =
  'Two years at the first and two at the second can cost far less, if credits count: ask for its transfer agreement and plan classes by it from the first term.';

function comparisonReply(
  comparison: Comparison,
  wanted: ComparisonAsked,
  { earned, isTransfer, position }: Besides,
): Reply {
  const { colleges, rows } = comparison;
  const [first] = rows;
  const writer = new ReplyWriter();
  if (position !== '') writer.say(position);
  else if (first !== undefined && wanted.extreme !== null)
    writer.say(winnerSentence(comparison, first, wanted.extreme === 'least'));
  else writer.say(biggestDifference(comparison));
  const lines = colleges.map(({ id, name }, at) => {
    const cells = rows.flatMap(({ key, cells }) =>
      cells[at] === undefined || (key === 'earnings' && earned.has(id)) ? [] : [cellWords(key, cells[at])],
    );
    const ofField = earned.get(id);
    return phrase`${name}: ${joined(ofField === undefined ? cells : [...cells, ofField], '; ')}`;
  });
  return writer
    .rows('Side by side:', lines)
    .block({
      type: 'compare',
      columns: colleges.map(({ id, name }) => ({ collegeId: id, name })),
      rows: rows.map(compareRow),
    })
    .say(isTransfer ? ON_TRANSFERS : '', nextQuestion(comparison))
    .offer(...chipsFor(comparison))
    .done();
}

/** Prices further apart than this come first: it is the figure a family feels. */
const TELLING_DOLLARS = 3_000;

function biggestDifference(comparison: Comparison) {
  const price = comparison.rows.find(({ key }) => key === 'price');
  const order = price === undefined ? [] : inOrder(comparison, price);
  const [least, most] = [order[0]?.cell.figures[0]?.value, order.at(-1)?.cell.figures[0]?.value];
  const isTelling = typeof least === 'number' && typeof most === 'number' && most - least >= TELLING_DOLLARS;
  if (price !== undefined && isTelling) return winnerSentence(comparison, price, true);
  const chance = comparison.rows.find(({ key }) => key === 'chance');
  if (chance !== undefined && chance.cells.every(({ figures }) => figures.length > 1)) {
    const likelier = winnerSentence(comparison, chance, false);
    if (likelier !== ALIKE) return likelier;
  }
  const graduation = comparison.rows.find(({ key }) => key === 'graduation');
  return graduation === undefined ? '' : winnerSentence(comparison, graduation, false);
}

const has = ({ rows }: Comparison, key: Comparison['rows'][number]['key']): boolean =>
  rows.some((row) => row.key === key);

const nextQuestion = (comparison: Comparison): string =>
  has(comparison, 'price') && has(comparison, 'chance')
    ? 'Which matters more to you: the price, or how sure it is?'
    : 'Want more of them side by side?';

const chipsFor = (comparison: Comparison): string[] =>
  has(comparison, 'price') && has(comparison, 'chance')
    ? [
        'Which one is cheaper?',
        'Which is the likeliest?',
        'Which graduates more students?',
        'Which one is bigger?',
      ]
    : ['Compare price and chance', 'Which one is cheaper?', 'Which is the likeliest?'];
