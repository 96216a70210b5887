import { joined, type Phrase, phrase, type Said } from '../../../domain/figures/figure.js';
import { countWord, listed, priceWords, printed } from '../../../domain/figures/print.js';
import { ownFigure } from '../../../domain/figures/own-figures.js';
import { type ReplyWriter } from '../../../domain/replies/reply-writer.js';
import { type CollegePrice } from '../../tools/tool-results.js';
import { type TurnTools } from '../../tools/turn-tools.js';
import { type Asked } from '../answerer.js';

const MOST_ROWS = 6;
const MOST_IN_A_SENTENCE = 3;

/** What a year costs at the student’s own colleges, or at some that were recommended; the cheapest first. */
export async function ownPrices({ student }: Asked, tools: TurnTools): Promise<readonly CollegePrice[]> {
  const saved = student.savedColleges.length > 0;
  const found = saved
    ? await tools.use('my_list', {})
    : await tools.use('recommendations', {
        limit: MOST_IN_A_SENTENCE,
        ...(student.homeState !== null && { states: [student.homeState] }),
      });
  if (!found.ok || found.data.rows.length === 0) return [];
  const colleges = found.data.rows.slice(0, MOST_ROWS).map(({ college }) => college.id);
  const prices = await tools.use('net_price', { colleges });
  if (!prices.ok) return [];
  return prices.data.filter(({ price }) => price.value !== null).sort((a, b) => amount(a) - amount(b));
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
  const who =
    away.length === 1
      ? dearest.college.name
      : away.length <= MOST_IN_A_SENTENCE
        ? listed(away.map(({ college }) => phrase`${college.name}`))
        : `${countWord(away.length)} of them`;
  const verb = away.length === 1 ? 'charges' : 'charge';
  return [
    phrase`${who} ${verb} you for living in another state, about ${printed(dearest.outOfStatePart)} of it at ${dearest.college.name}.`,
  ];
}

function budgetNote(prices: readonly CollegePrice[], budget: number | null): Said[] {
  if (budget === null) return [];
  const fits = prices.filter((price) => amount(price) <= budget).length;
  const limit = printed(ownFigure('budget', budget, 'dollars'));
  const many = countWord(fits);
  return [
    phrase`${`${many.charAt(0).toUpperCase()}${many.slice(1)}`} ${fits === 1 ? 'fits' : 'fit'} your ${limit} a year.`,
  ];
}

/** "After aid, an average year costs about ... at ... and ..." */
export function samplePrices(prices: readonly CollegePrice[]): Said[] {
  const few = prices.slice(0, MOST_IN_A_SENTENCE);
  const [first, ...others] = few;
  if (first === undefined) return [];
  const averages = !few.every(isForIncome);
  const at = ({ college, price }: CollegePrice) => phrase`${printed(price)} at ${college.name}`;
  const said = phrase`${averages ? 'An average' : 'For your income, a'} year costs ${priceWords(first.price)} at ${first.college.name}`;
  const sentence = joined([said, ...(others.length === 0 ? [] : [', ', listed(others.map(at))]), '.']);
  return averages
    ? [
        sentence,
        'Your family’s income range would make it yours; it lives in Profile, Background, and never touches your chances.',
      ]
    : [sentence];
}
