import { dollars } from '@/lib/words/figures';
import { type WithOffer } from '../aid';
import { atLeast, programPrice, yearsInWords } from '../money-words';

export type OfferRow = {
  label: string;
  note?: string;
  cell: (application: WithOffer) => string;
  strong?: boolean;
};

const NOT_GIVEN = 'Not in the letter';
const UNKNOWN = 'Can’t be told';

/** Two to six offers, line by line. Gifts first, then what is paid; work and loans below. */
export const OFFER_ROWS: readonly OfferRow[] = [
  {
    label: 'One year costs',
    cell: ({ offer: { year } }) => (year.cost === null ? NOT_GIVEN : atLeast(year.cost, year)),
  },
  {
    label: 'Grants and scholarships',
    note: 'Yours to keep',
    cell: ({ offer: { year } }) => dollars(year.giftAid),
  },
  {
    label: 'You pay for one year',
    note: 'Cost less grants and scholarships',
    cell: ({ offer: { year } }) => (year.netPrice === null ? UNKNOWN : atLeast(year.netPrice, year)),
    strong: true,
  },
  {
    label: 'Work-study, a year',
    note: 'Pay for a job',
    cell: ({ offer: { year } }) => orNone(year.workStudy),
  },
  {
    label: 'Loans, a year',
    note: 'To pay back',
    cell: ({ offer: { year } }) => loansInWords(year.studentLoans, year.parentLoans),
  },
  {
    label: 'You pay until the degree',
    note: 'Cost less grants and scholarships',
    cell: ({ offer }) => {
      const price = programPrice(offer);
      return price === null ? UNKNOWN : `${price} in ${yearsInWords(offer.program.years).toLowerCase()}`;
    },
    strong: true,
  },
  {
    label: 'Borrowed until the degree',
    note: 'Before interest',
    cell: ({ offer: { program } }) => loansInWords(program.studentBorrows, program.parentsBorrow),
  },
];

const orNone = (amount: number) => (amount === 0 ? 'None' : dollars(amount));

const loansInWords = (student: number, parents: number) => {
  if (parents === 0) return orNone(student);
  const own = student === 0 ? '' : `${dollars(student)} by you, `;
  return `${own}${dollars(parents)} by a parent`;
};
