import { type CollegeCard, type CollegeCards } from '#modules/college-catalogue/contracts/index.js';
import { type PriceForStudent, type StudentSearch } from '#modules/matching/contracts/index.js';
import { type StudentAnswers } from '#modules/student-profile/contracts/index.js';
import { type Figure } from '../../../domain/figures/figure.js';
import { fullPriceOf, priceOf, refOf } from '../college-figures.js';
import { type CardYears, type FigureYears } from '../figure-years.js';
import { priceKindOf } from '../listed-colleges.js';
import { type CollegePrice } from '../tool-results.js';
import { type Tool } from '../tools.js';
import { unknownCollege } from './unknown-college.js';

const MOST_COLLEGES = 6;

interface Sources {
  readonly cards: CollegeCards;
  readonly search: StudentSearch;
  readonly answers: StudentAnswers;
  readonly years: FigureYears;
}

/** What a year costs this student. An income that was said stands in for the stored one and is kept nowhere. */
export const netPrice =
  ({ cards, search, answers, years }: Sources): Tool<'net_price'> =>
  async (studentId, { colleges, incomeBand }) => {
    const ids = colleges.slice(0, MOST_COLLEGES);
    const [known, prices, { answers: own }] = await Promise.all([
      cards.of(ids),
      search.prices(studentId, ids, incomeBand),
      answers.read(studentId),
    ]);
    const budget = own.maxTuition == null ? null : budgetOf(own.maxTuition);
    const found = ids.flatMap((id) => known.get(id) ?? []);
    if (found.length === 0) return unknownCollege();
    const data = found.map(async (card) =>
      collegePrice(card, prices.get(card.id), await years.of(card), budget),
    );
    return { ok: true, data: await Promise.all(data) };
  };

const collegePrice = (
  card: CollegeCard,
  price: PriceForStudent | undefined,
  years: CardYears,
  budget: Figure | null,
): CollegePrice => ({
  college: refOf(card),
  price: priceOf(card, price, years),
  priceIs: priceKindOf(price),
  fullPrice: fullPriceOf(card, price, years),
  outOfStatePart: price === undefined || price.outOfState <= 0 ? null : outOfState(card, price, years),
  residence: price?.residence ?? null,
  calculatorUrl: card.priceCalculatorUrl,
  budget,
});

const outOfState = (
  { id }: CollegeCard,
  { outOfState: value }: PriceForStudent,
  { tuition }: CardYears,
): Figure => ({
  value,
  unit: 'dollars',
  label: 'out-of-state-part',
  about: id,
  source: 'scorecard',
  year: tuition,
  said: 'reported',
});

const budgetOf = (value: number): Figure => ({
  value,
  unit: 'dollars',
  label: 'budget',
  about: 'me',
  source: 'profile',
  year: '',
  said: 'student',
});
