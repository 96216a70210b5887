import { costWords } from '../offers/cost-words.js';
import { dollars, sumOf } from '../offers/dollars.js';
import { COST_KINDS } from '../offers/offer.js';
import { answerTo, type Letter, type PracticeReading } from './practice.js';

const LISTED = 'Lists every cost: what you pay the college, and what you pay to others';

export function costsListed({ year }: Letter): PracticeReading {
  const about = { id: 'costs-listed', title: LISTED, asks: null } as const;
  if (year.missingCosts.length === 0)
    return { ...about, answer: 'yes', finding: 'Every cost has a figure.', questions: [] };
  if (year.missingCosts.length === COST_KINDS.length)
    return { ...about, answer: 'no', finding: noLines(year), questions: [] };
  const missing = costWords(year.missingCosts);
  return {
    ...about,
    answer: 'no',
    finding: `No figure for ${missing}.`,
    questions: [`How much should I plan for ${missing} in a year?`],
  };
}

const noLines = ({ cost }: Letter['year']): string =>
  cost === null ? 'It gives no cost at all.' : 'It gives a total, but not what is in it.';

const TOTAL = 'Gives one total for the year that counts living costs too';
const ASK_TOTAL = 'What is the full cost of one year, with housing, food, books and travel?';

export function totalCost(letter: Letter): PracticeReading {
  const { totalCost: total } = letter.offer;
  const about = { id: 'total-cost', title: TOTAL } as const;
  if (total === null)
    return { ...about, answer: 'no', finding: 'No total for the year.', questions: [ASK_TOTAL], asks: null };

  const missed = sumOf(listedCosts(letter)) - total;
  if (missed > ROUNDING)
    return {
      ...about,
      answer: 'no',
      finding: `The letter’s total is ${dollars(missed)} less than its own lines.`,
      questions: ['Which costs are left out of the total in my letter?'],
      asks: null,
    };
  if (letter.year.missingCosts.length === 0)
    return { ...about, answer: 'yes', finding: 'The total counts every cost.', questions: [], asks: null };
  return { ...about, ...askedTotal(letter), asks: 'total-cost' };
}

function askedTotal(letter: Letter): Pick<PracticeReading, 'answer' | 'finding' | 'questions'> {
  const answer = answerTo(letter, 'total-cost');
  if (answer === 'yes') return { answer, finding: 'The total counts living costs.', questions: [] };
  const finding = answer === 'no' ? 'The total leaves costs out.' : null;
  return { answer, finding, questions: [ASK_TOTAL] };
}

/** Letters round lines and totals to whole dollars. */
const ROUNDING = 10;

const listedCosts = ({ offer }: Letter): number[] => COST_KINDS.flatMap((kind) => offer.costs[kind] ?? []);

const NET = 'Says what you pay: the cost less gifts only';

export function netPrice(letter: Letter): PracticeReading {
  const { statedNetPrice: stated } = letter.offer;
  const { netPrice: ours } = letter.year;
  const about = { id: 'net-price', title: NET, asks: null } as const;
  if (stated === null)
    return { ...about, answer: 'no', finding: 'No net price.', questions: [askNet(letter)] };
  if (ours === null)
    return {
      ...about,
      answer: 'not-sure',
      finding: `The letter says ${dollars(stated)}, and gives no cost to check it by.`,
      questions: [`Which costs and which aid make up the ${dollars(stated)} in my letter?`],
    };
  if (letter.year.isLowerBound && Math.abs(stated - ours) <= ROUNDING)
    return {
      ...about,
      answer: 'no',
      finding: 'Its net price takes only gifts off, but leaves out some costs.',
      questions: [askNet(letter)],
    };
  if (stated >= ours - ROUNDING)
    return { ...about, answer: 'yes', finding: 'Only gifts are taken off the cost.', questions: [] };
  return {
    ...about,
    answer: 'no',
    finding: `The letter says ${dollars(stated)}. After gifts alone it is ${dollars(ours)}. ${whyLower(letter, ours - stated)}`,
    questions: [`Why does my letter say ${dollars(stated)}, when the cost less grants is ${dollars(ours)}?`],
  };
}

const askNet = ({ year: { netPrice: ours, isLowerBound } }: Letter): string =>
  ours === null || isLowerBound
    ? 'What is left for one year after grants and scholarships, with every cost counted?'
    : `Is ${dollars(ours)} right for the cost of a year less grants and scholarships?`;

function whyLower({ year }: Letter, missing: number): string {
  const isAbout = (amount: number) => amount > 0 && Math.abs(amount - missing) <= ROUNDING;
  const loans = year.studentLoans + year.parentLoans;
  if (isAbout(loans + year.workStudy) && year.workStudy > 0 && loans > 0)
    return 'It takes loans and work off too.';
  if (isAbout(loans)) return 'It takes loans off too.';
  if (isAbout(year.studentLoans)) return 'It takes student loans off too.';
  if (isAbout(year.workStudy)) return 'It takes work-study off too.';
  return 'It may take loans or work off, or leave costs out.';
}
