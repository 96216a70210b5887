import { normalize } from '../../../domain/language/normalize.js';
import { withOpener } from '../../../domain/replies/added-words.js';
import { type Figure, phrase, type Said } from '../../../domain/figures/figure.js';
import { ownFigure } from '../../../domain/figures/own-figures.js';
import { printed } from '../../../domain/figures/print.js';
import { type Reply } from '../../../domain/replies/reply.js';
import { ReplyWriter } from '../../../domain/replies/reply-writer.js';
import { collegeAddress } from '../../tools/colleges/search-query.js';
import { type CollegePrice } from '../../tools/tool-results.js';
import { type TurnTools } from '../../tools/turn-tools.js';
import { type Answer, type Answerer, type Asked } from '../answerer.js';
import { answerCollegeFacts } from './college-facts.js';
import { failed } from './failed.js';
import {
  bandOf,
  budgetOverall,
  budgetSentence,
  priceReason,
  priceRow,
  priceSentence,
} from './price-words.js';
import { whichCollege } from './which-college.js';

const MOST_COLLEGES = 6;
/** Without a word of where it is kept, a student may think that we kept it. */
const INCOME_LIVES = 'Your income range can live in Profile, Background. It changes prices, never chances.';
const OUT_OF_STATE = /\bout[- ]of[- ]state\b/i;
/** What the federal average holds (College Scorecard, NPT4). */
const WHAT_A_YEAR_HOLDS =
  'Those prices are for one year, all in: tuition, fees, housing, food, books and other costs, less grants and scholarships. For a whole degree, count that again for each year, and a little more, because prices rise.';
const FOR_HOW_LONG =
  /\b(?:per|a|each|one|every) (?:year|yr|semester)\b.*\bor\b|\b(?:all four|four years|whole thing|altogether|in total)\b|\b(?:includ\w+|with|without|counts?|just) (?:the |my )?(?:room|housing|dorms?|food|meals?|books|tuition|board)\b|\b(?:before|after) (?:aid|scholarships?|grants?)\b.*\bor\b/i;
const ALL_AT_ONCE = /\b(?:all )?at once\b|\bup front\b|\bpayment plans?\b|\binstallments?\b|\bmonthly\b/i;
const WHY = /\bwhy\b|\bhow come\b|\bexplain\b/i;

/** What a college would cost this student. */
export const answerNetPrice: Answerer = async (asked, tools) => {
  const ids = asked.colleges.length > 0 ? asked.colleges.map(({ id }) => id) : asked.student.savedColleges;
  if (ids.length === 0) return (await pricesForIncome(asked, tools)) ?? whichCollege(asked);
  if (FOR_HOW_LONG.test(normalize(asked.message).plain) && asked.entities.colleges.length === 0)
    return whatAYearHolds();
  if (ALL_AT_ONCE.test(asked.message)) return inParts();
  if (WHY.test(asked.message) && OUT_OF_STATE.test(asked.message)) return whyOutOfState(asked, tools, ids);
  // Without a home state both prices are worth knowing.
  if (OUT_OF_STATE.test(asked.message) && asked.student.homeState === null)
    return answerCollegeFacts({ ...asked, message: 'tuition' }, tools);
  return pricesOf(asked, tools, ids);
};

export async function pricesOf(asked: Asked, tools: TurnTools, ids: readonly number[]): Promise<Answer> {
  const income = asked.entities.money.find(({ role }) => role === 'income')?.dollars;
  const colleges = ids.slice(0, MOST_COLLEGES);
  const input = income === undefined ? { colleges } : { colleges, incomeBand: bandOf(income) };
  const found = await tools.use('net_price', input);
  if (!found.ok) return failed(found.words);
  const prices = besideLimit(asked, found.data);
  const [only, ...more] = prices;
  if (only === undefined) return whichCollege(asked);
  const saidIncome = income !== undefined;
  if (more.length > 0) return { reply: pricesReply(prices, saidIncome), state: shownPrices(asked, prices) };
  return {
    reply: WHY.test(asked.message)
      ? whyReply(only)
      : priceReply(only, saidIncome, asked.student.incomeBand === null),
  };
}

const EXAMPLES = 3;
const MILES_AROUND = 50;
const OFTEN_PELL = 60_000;

/** Without a college: what the largest public ones of the state cost a family of this income. */
async function pricesForIncome(asked: Asked, tools: TurnTools): Promise<Answer | null> {
  const { entities, student } = asked;
  const income = entities.money.find(({ role }) => role === 'income')?.dollars;
  const {
    near,
    withinMiles,
    states = student.homeState === null ? undefined : [student.homeState],
  } = entities.wishes;
  if (income === undefined || (states === undefined && near === undefined)) return null;
  const found = await tools.use('search_colleges', {
    ...(near === undefined
      ? { ...(states && { states }), degrees: 'bachelors' }
      : { near, withinMiles: withinMiles ?? MILES_AROUND }),
    ownership: 'public',
    sort: 'size',
    limit: EXAMPLES,
  });
  const ids = found.ok ? found.data.rows.map(({ college }) => college.id) : [];
  if (ids.length === 0) return null;
  const answer = await pricesOf(asked, tools, ids);
  const aid =
    income <= OFTEN_PELL
      ? 'At that income, Pell Grants and state aid usually help, and you don’t pay them back.'
      : 'At that income, aid depends a lot on the college, so compare prices after aid.';
  return { ...answer, reply: withOpener(answer.reply, aid) };
}

/** State taxes pay a share for their own people; what that makes at the colleges at hand. */
async function whyOutOfState(asked: Asked, tools: TurnTools, ids: readonly number[]): Promise<Answer> {
  const found = await tools.use('net_price', { colleges: ids.slice(0, MOST_COLLEGES) });
  const parts = (found.ok ? found.data : []).filter(({ outOfStatePart }) => outOfStatePart !== null);
  const reply = new ReplyWriter().say(
    'State taxes pay part of the cost for the state’s own students, so public colleges charge everyone else more, and their aid for them is often thinner.',
    'Some give merit awards to strong out-of-state students, and some states have exchange programs with lower prices; check each college’s page, since I don’t know which you’d get.',
  );
  if (parts.length > 0)
    reply.rows(
      'What of a year’s price is for living in another state:',
      parts.map(({ college, outOfStatePart }) =>
        outOfStatePart === null
          ? phrase`${college.name}`
          : phrase`${college.name}: about ${printed(outOfStatePart)}`,
      ),
    );
  return {
    reply: reply
      .say('Want the cheapest public ones in your own state beside them?')
      .offer('Cheapest colleges for me', 'Which colleges give merit aid?', 'Compare them')
      .done(),
  };
}

/** A limit that is told now counts before the one in the profile. */
function besideLimit({ entities }: Asked, prices: readonly CollegePrice[]): readonly CollegePrice[] {
  const limit = entities.money.find(({ role }) => role === 'limit')?.dollars ?? entities.wishes.netPriceMax;
  if (limit === undefined) return prices;
  const budget = ownFigure('budget', limit, 'dollars');
  return prices.map((price) => ({ ...price, budget }));
}

const inParts = (): Answer => ({
  reply: new ReplyWriter()
    .say(
      'No. Colleges bill by the term, your aid comes off first, and most have a payment plan that spreads the rest over months for a small fee. The bursar’s page of a college says how.',
      'Shall I price a college for you?',
    )
    .offer('What would Ohio State cost?', 'Grants vs loans', 'How does financial aid work?')
    .done(),
});

const whatAYearHolds = (): Answer => ({
  reply: new ReplyWriter()
    .say(WHAT_A_YEAR_HOLDS, 'Shall I explain grants, loans and work-study?')
    .offer('Grants vs loans', 'Find cheaper ones', 'How does financial aid work?')
    .done(),
});

function priceReply(price: CollegePrice, saidIncome: boolean, isIncomeUnknown: boolean): Reply {
  const writer = new ReplyWriter().say(priceSentence(price)).say(priceReason(price), budgetSentence(price));
  if (saidIncome) writer.say(INCOME_LIVES);
  else if (isIncomeUnknown && price.priceIs === 'average')
    writer.say(
      'Your family’s income range would make it yours. It lives in Profile, Background, and changes prices, never chances.',
    );
  return writer
    .say(
      'It’s an estimate from families before you, so try the college’s own net price calculator too. Want another college beside it?',
    )
    .block({ type: 'prices', rows: [priceRow(price)] })
    .offer(
      'Compare with another college',
      ...(price.outOfStatePart === null ? [] : ['Why is it so much?']),
      'Find cheaper ones',
      'How does financial aid work?',
    )
    .action({ type: 'open', href: collegeAddress(price.college.id), label: 'See the college' })
    .done();
}

/** The part for living in another state, or the price before aid, is what sets prices apart most. */
function whyReply(price: CollegePrice): Reply {
  const { college, outOfStatePart, fullPrice, residence } = price;
  const writer = new ReplyWriter();
  if (outOfStatePart !== null)
    writer
      .say(
        phrase`Because you live in another state: about ${printed(outOfStatePart)} of the price at ${college.name} is for that.`,
      )
      .say('Public colleges charge people from their own state less, and their aid rarely makes up for it.');
  else if (residence === null)
    writer.say(
      phrase`${college.name} charges everyone the same, wherever they live. ${beforeAid(fullPrice)}`,
    );
  else
    writer.say(phrase`You’d pay the lower price there, for people from the state. ${beforeAid(fullPrice)}`);
  return writer
    .say(priceSentence(price))
    .say('Shall I look for something like it that costs less?')
    .offer('Find cheaper ones', 'Compare with another college', 'How does financial aid work?')
    .done();
}

const beforeAid = (fullPrice: Figure): Said =>
  fullPrice.value === null
    ? 'What is left is how much aid it gives.'
    : phrase`Before aid, a full year is ${printed(fullPrice)}; the rest is how much aid it gives.`;

function pricesReply(prices: readonly CollegePrice[], saidIncome: boolean): Reply {
  const rows = prices.toSorted((a, b) => amountOf(a) - amountOf(b));
  const dearest = rows.findLast(({ outOfStatePart }) => outOfStatePart !== null);
  const writer = new ReplyWriter()
    .rows(
      headingOf(rows),
      rows.map(({ college, price }) =>
        price.value === null
          ? phrase`${college.name}: ${printed(price)}`
          : phrase`${college.name}: about ${printed(price)}`,
      ),
    )
    .block({ type: 'prices', rows: rows.map(priceRow) });
  if (dearest?.outOfStatePart != null)
    writer.say(
      phrase`At ${dearest.college.name}, about ${printed(dearest.outOfStatePart)} of it is for living in another state.`,
      budgetOverall(rows),
    );
  else writer.say(budgetOverall(rows));
  if (saidIncome) writer.say(INCOME_LIVES);
  return writer
    .say('Which one shall we look at closer?')
    .offer(
      `Why does ${rows[0]?.college.name ?? 'it'} cost less?`,
      'Compare them',
      'How does financial aid work?',
      'Find cheaper ones',
    )
    .done();
}

const headingOf = (prices: readonly CollegePrice[]): string =>
  prices.some(({ priceIs }) => priceIs === 'for-your-income')
    ? 'For a family income like yours, a year after aid would be:'
    : 'On average over all families, a year after aid is:';

const amountOf = ({ price }: CollegePrice): number =>
  typeof price.value === 'number' ? price.value : Number.POSITIVE_INFINITY;

const shownPrices = ({ state }: Asked, prices: readonly CollegePrice[]) => ({
  shown: {
    kind: 'compare' as const,
    ids: prices.toSorted((a, b) => amountOf(a) - amountOf(b)).map(({ college }) => college.id),
    wishes: {},
    page: 1,
    sinceTurn: state.turn,
  },
});
