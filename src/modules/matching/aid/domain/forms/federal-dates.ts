import { type AidDate, type FactSource } from './aid-date.js';
import { openingYearOf } from './aid-year.js';

export const FAFSA_DEADLINES: FactSource = {
  name: 'Federal Student Aid, FAFSA deadlines',
  url: 'https://studentaid.gov/apply-for-aid/fafsa/fafsa-deadlines',
};

const FORM_AVAILABLE: FactSource = {
  name: 'U.S. Department of Education',
  url: 'https://www.ed.gov/about/homeroom-blog/2027-28-fafsar-form-here-earlier-start-students-and-families',
};

/** A law of December 2024 (FAFSA Deadline Act) sets the day for every year. */
const opensByLaw = (aidYear: string): AidDate => ({
  label: 'Opens',
  aidYear: null,
  day: null,
  rule: `By October 1, ${openingYearOf(aidYear)}, by federal law`,
  note: null,
  source: FAFSA_DEADLINES,
});

const LAST_DAYS: readonly AidDate[] = [
  {
    label: 'Last day for federal aid',
    aidYear: '2026-27',
    day: '2027-06-30',
    rule: null,
    note: 'States and colleges stop much earlier.',
    source: FAFSA_DEADLINES,
  },
  {
    label: 'Last day for federal aid',
    aidYear: '2027-28',
    day: '2028-06-30',
    rule: null,
    note: 'States and colleges stop much earlier.',
    source: FAFSA_DEADLINES,
  },
];

/** Forms that are open on the day the facts were looked up. */
const OPEN_FORMS: Readonly<Record<string, FactSource>> = {
  '2026-27': FAFSA_DEADLINES,
  '2027-28': FORM_AVAILABLE,
};

/** When the FAFSA for a school year opens and closes, as far as it was published. */
export const fafsaDates = (aidYear: string): AidDate[] => [
  opening(aidYear),
  ...LAST_DAYS.filter((date) => date.aidYear === aidYear),
];

function opening(aidYear: string): AidDate {
  const source = OPEN_FORMS[aidYear];
  return source === undefined
    ? opensByLaw(aidYear)
    : { ...opensByLaw(aidYear), aidYear, rule: 'Open now', source };
}

/** The form asks about taxes of two years before: 2025 for "2027-28". */
export const taxYearOf = (aidYear: string): number => Number(aidYear.slice(0, 4)) - 2;
