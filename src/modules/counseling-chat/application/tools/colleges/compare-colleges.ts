import { type CollegeCard, type CollegeCards } from '#modules/college-catalogue/contracts/index.js';
import { type Figure } from '../../../domain/figures/figure.js';
import { refOf, reported } from '../college-figures.js';
import { type FigureYears } from '../figure-years.js';
import { type ListedColleges } from '../listed-colleges.js';
import { type Comparison, type ListedCollege } from '../tool-results.js';
import { type Tool } from '../tools.js';
import { unknownCollege } from './unknown-college.js';

type Row = Comparison['rows'][number];
type Cell = Row['cells'][number];
type Key = Row['key'];

const MOST_COLLEGES = 6;
const USUAL_ROWS: readonly Key[] = ['chance', 'price', 'graduation', 'size'];
const LABELS: Readonly<Record<Key, string>> = {
  chance: 'Chance',
  price: 'Price a year after aid',
  graduation: 'Graduate',
  earnings: 'Earnings ten years after starting',
  size: 'Undergraduates',
  place: 'Place',
  testPolicy: 'Tests',
};

interface Compared {
  readonly listed: ListedCollege;
  readonly earnings: Figure;
  readonly card: CollegeCard;
}

/** Two to six colleges beside each other, as this student sees them. No college wins. */
export const compareColleges =
  (cards: CollegeCards, listed: ListedColleges, years: FigureYears): Tool<'compare_colleges'> =>
  async (studentId, { colleges, rows = USUAL_ROWS }) => {
    const ids = [...new Set(colleges)].slice(0, MOST_COLLEGES);
    const [known, found] = await Promise.all([cards.of(ids), listed.of(studentId, ids)]);
    const compared = await Promise.all(
      found.map(async (one) => {
        const card = known.get(one.college.id);
        if (card === undefined) return [];
        const { earnings } = await years.of(card);
        return [
          { listed: one, card, earnings: reported(card, 'medianEarnings', 'earnings', 'dollars', earnings) },
        ];
      }),
    ).then((all) => all.flat());
    if (compared.length < 2) return unknownCollege();
    return {
      ok: true,
      data: {
        colleges: compared.map(({ card }) => refOf(card)),
        rows: rows.map((key) => ({ key, label: LABELS[key], cells: compared.map(CELLS[key]) })),
      },
    };
  };

const CELLS: Readonly<Record<Key, (college: Compared) => Cell>> = {
  chance: ({ listed: { chance, admitRate } }) =>
    chance === null
      ? { figures: [admitRate], words: null }
      : { figures: [chance.low, chance.high, chance.estimate], words: chance.category },
  price: ({ listed: { price, priceIs } }) => ({ figures: [price], words: priceIs }),
  graduation: ({ listed: { graduation } }) => ({ figures: [graduation], words: null }),
  earnings: ({ earnings }) => ({ figures: [earnings], words: null }),
  size: ({ listed: { students } }) => ({ figures: [students], words: null }),
  place: ({ card: { location } }) => ({ figures: [], words: location }),
  testPolicy: ({ card: { testPolicy } }) => ({ figures: [], words: testPolicy }),
};
