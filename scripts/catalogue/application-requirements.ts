import { sourceOf } from './application-sources.ts';
import { type Row } from './csv.ts';

type Column = readonly [name: string, valueFor: (row: Row) => string];

const copied = (name: string, from: string): Column => [name, (row) => row[from] ?? ''];

const whole = (name: string, from: string): Column => [
  name,
  (row) => {
    const cell = row[from] ?? '';
    if (!/^\d*$/.test(cell)) throw new Error(`${row['name'] ?? ''}: ${from} is "${cell}", not a number.`);
    return cell;
  },
];

const asked = (name: string, from: string): Column => [
  name,
  (row) => ({ yes: 'true', no: 'false' })[row[from] ?? ''] ?? '',
];

/** The grid has "None" and "See Website" where it names no test. */
const NO_TEST_NAMED = ['None', 'See Website'];

const COLUMNS: readonly Column[] = [
  copied('unit_id', 'unitId'),
  copied('cycle', 'cycle'),
  ['source', sourceOf],
  whole('fee_usd', 'feeUsUsd'),
  whole('international_fee_usd', 'feeIntlUsd'),
  copied('test_policy', 'testPolicy'),
  ['tests_used', ({ testsUsed = '' }) => (NO_TEST_NAMED.includes(testsUsed) ? '' : testsUsed)],
  asked('personal_essay', 'personalEssayRequired'),
  asked('writing_supplement', 'writingSupplementRequired'),
  asked('self_reported_courses', 'selfReportedCoursesRequired'),
  copied('portfolio', 'portfolio'),
  whole('teacher_recommendations', 'teacherRecsRequired'),
  whole('other_recommendations', 'otherRecsRequired'),
  asked('counselor_recommendation', 'counselorRecRequired'),
  asked('mid_year_report', 'midYearReportRequired'),
];

export const REQUIREMENTS_HEADING = COLUMNS.map(([name]) => name);
export const requirementsOf = (row: Row): string[] => COLUMNS.map(([, valueFor]) => valueFor(row));
