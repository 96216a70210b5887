import { type Phrase, phrase, type Said } from '../../../domain/figures/figure.js';
import { countWord, listed, printed } from '../../../domain/figures/print.js';
import { ownFigure } from '../../../domain/figures/own-figures.js';
import { type ReplyWriter } from '../../../domain/replies/reply-writer.js';
import { type StudentInTalk } from '../../student-in-talk.js';
import { type CollegePrice } from '../../tools/tool-results.js';
import { type TurnTools } from '../../tools/turn-tools.js';
import { type Asked } from '../answerer.js';

const MOST_ROWS = 6;
const MOST_IN_A_SENTENCE = 3;

/** What a year costs at the student’s own colleges, or at some that were recommended; the cheapest first. */
export async function ownPrices({ student }: Asked, tools: TurnTools): Promise<readonly CollegePrice[]> {
  const saved = student.savedColleges.slice(0, MOST_ROWS);
  const colleges = saved.length > 0 ? saved : await recommended(student, tools);
  if (colleges.length === 0) return [];
  const prices = await tools.use('net_price', { colleges });
  if (!prices.ok) return [];
  return prices.data.filter(({ price }) => price.value !== null).sort((a, b) => amount(a) - amount(b));
}

async function recommended({ homeState }: StudentInTalk, tools: TurnTools): Promise<readonly number[]> {
  const found = await tools.use('recommendations', {
    limit: MOST_IN_A_SENTENCE,
    ...(homeState !== null && { states: [homeState] }),
  });
  return found.ok ? found.data.rows.map(({ college }) => college.id) : [];
}

const amount = ({ price }: CollegePrice): number =>
  typeof price.value === 'number' ? price.value : Infinity;
const isForIncome = ({ priceIs }: CollegePrice): boolean => priceIs === 'for-your-income';

/** The rows of a list, and what stands out in them. */
export function sayPricesOfList(
  reply: ReplyWriter,
  prices: readonly CollegePrice[],
  { student }: Asked,
): void {
  const heading = prices.every(isForIncome)
    ? 'For your income range, a year after aid would be about:'
    : 'After aid, a year at the colleges you saved costs about:';
  reply.rows(heading, prices.map(rowWords)).block({
    type: 'prices',
    rows: prices.map(({ college, price, fullPrice, priceIs }) => ({
      collegeId: college.id,
      name: college.name,
      amount: typeof price.value === 'number' ? price.value : null,
      fullPrice: typeof fullPrice.value === 'number' ? fullPrice.value : null,
      words: priceIs === 'for-your-income' ? 'for your income' : 'on average',
    })),
  });
  reply.say(...stateNote(prices), ...budgetNote(prices, student.budget));
}

const rowWords = ({ college, price }: CollegePrice): Phrase => phrase`${college.name}: ${printed(price)}`;

function stateNote(prices: readonly CollegePrice[]): Said[] {
  const away = prices.filter(({ outOfStatePart }) => typeof outOfStatePart?.value === 'number');
  const dearest = away.at(-1);
  if (dearest?.outOfStatePart == null) return [];
  const part = printed(dearest.outOfStatePart);
  if (away.length === 1)
    return [phrase`${dearest.college.name} charges you about ${part} of that for living in another state.`];
  const areLast = prices.slice(-away.length).every((price) => away.includes(price));
  const who = `${areLast ? 'The last ' : ''}${countWord(away.length)}${areLast ? '' : ' of them'}`;
  return [
    phrase`${capital(who)} charge you for living in another state, about ${part} of it at ${dearest.college.name}.`,
  ];
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

function budgetNote(prices: readonly CollegePrice[], budget: number | null): Said[] {
  if (budget === null) return [];
  const fits = prices.filter((price) => amount(price) <= budget).length;
  const limit = printed(ownFigure('budget', budget, 'dollars'));
  return [phrase`${capital(countWord(fits))} ${fits === 1 ? 'fits' : 'fit'} your ${limit}.`];
}

/** "After aid, an average year costs about ... at ... and ..." */
export function samplePrices(prices: readonly CollegePrice[]): Said[] {
  const few = prices.slice(0, MOST_IN_A_SENTENCE);
  const costs = listed(few.map(({ college, price }) => phrase`${printed(price)} at ${college.name}`));
  if (few.every(isForIncome)) return [phrase`For your income, a year after aid would be about ${costs}.`];
  return [
    phrase`After aid, an average year costs about ${costs}.`,
    'Those are averages. Your family’s income range would make them yours; it lives in Profile, Background, and never touches your chances.',
  ];
}
