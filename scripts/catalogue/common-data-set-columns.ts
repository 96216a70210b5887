import { gradeScale } from '../../src/modules/college-catalogue/domain/common-data-set/grade-scale.ts';
import { type Row } from './csv.ts';

type Column = readonly [name: string, valueFor: (edition: Row) => string];

const copied = (name: string, from: string): Column => [name, (edition) => edition[from] ?? ''];

/** The source has percents. */
const share = (name: string, from: string): Column => [
  name,
  (edition) => (edition[from] ? String(Number((Number(edition[from]) / 100).toFixed(4))) : ''),
];

const WEIGHTS: Readonly<Record<string, string>> = {
  'very important': '3',
  important: '2',
  considered: '1',
  'not considered': '0',
};
const weight = (name: string, from: string): Column => [
  name,
  (edition) => WEIGHTS[edition[from] ?? ''] ?? '',
];

const GRADE_BANDS: readonly (readonly [name: string, from: string])[] = [
  ['grades_4_00', 'gpa400Pct'],
  ['grades_3_75', 'gpa375to399Pct'],
  ['grades_3_50', 'gpa350to374Pct'],
  ['grades_3_25', 'gpa325to349Pct'],
  ['grades_3_00', 'gpa300to324Pct'],
  ['grades_2_50', 'gpa250to299Pct'],
  ['grades_2_00', 'gpa200to249Pct'],
  ['grades_1_00', 'gpa100to199Pct'],
  ['grades_below_1_00', 'gpaBelow100Pct'],
];

const COLUMNS: readonly Column[] = [
  copied('unit_id', 'unitId'),
  copied('edition', 'cdsYear'),
  ['page', pageOf],
  ['read_from', sourcesOf],

  copied('applied', 'applicants'),
  copied('admitted', 'admits'),
  ['applied_residents', residentsWhoApplied],
  copied('admitted_residents', 'admitsInState'),
  copied('applied_other_states', 'applicantsOutOfState'),
  copied('admitted_other_states', 'admitsOutOfState'),
  copied('applied_international', 'applicantsInternational'),
  copied('admitted_international', 'admitsInternational'),
  copied('applied_early_decision', 'edApplicants'),
  copied('admitted_early_decision', 'edAdmits'),
  copied('applied_transfers', 'transferApplicants'),
  copied('admitted_transfers', 'transferAdmits'),

  ['waiting_list', ({ waitlistPolicy }) => ({ yes: '1', no: '0' })[waitlistPolicy ?? ''] ?? ''],
  copied('waiting_list_offered', 'waitlistOffered'),
  copied('waiting_list_accepted', 'waitlistAcceptedPlace'),
  copied('waiting_list_admitted', 'waitlistAdmitted'),

  weight('weight_courses', 'factorRigor'),
  weight('weight_grades', 'factorGpa'),
  weight('weight_class_rank', 'factorClassRank'),
  weight('weight_tests', 'factorTestScores'),
  weight('weight_essay', 'factorEssay'),
  weight('weight_recommendations', 'factorRecommendations'),
  weight('weight_activities', 'factorExtracurricular'),
  weight('weight_talent', 'factorTalent'),
  weight('weight_character', 'factorCharacter'),
  weight('weight_interview', 'factorInterview'),
  weight('weight_interest', 'factorInterest'),
  weight('weight_volunteering', 'factorVolunteer'),
  weight('weight_work', 'factorWork'),
  weight('weight_first_generation', 'factorFirstGeneration'),
  weight('weight_residence', 'factorStateResidency'),
  weight('weight_geography', 'factorGeography'),
  weight('weight_legacy', 'factorAlumniRelation'),
  weight('weight_religion', 'factorReligion'),

  share('rank_top_tenth', 'rankTopTenthPct'),
  share('rank_top_quarter', 'rankTopQuarterPct'),
  share('rank_top_half', 'rankTopHalfPct'),
  share('rank_known', 'rankSubmitPct'),

  ...GRADE_BANDS.map(([name, from]) => share(name, from)),
  copied('grades_average', 'gpaAverage'),
  share('grades_known', 'gpaSubmitPct'),
  ['grades_scale', scaleOf],
];

export const HEADING = COLUMNS.map(([name]) => name);
export const lineOf = (edition: Row): string[] => COLUMNS.map(([, valueFor]) => valueFor(edition));

const filled =
  (...columns: string[]) =>
  (edition: Row): boolean =>
    columns.every((column) => edition[column] !== '');

/** What an edition must hold to be the one read for a topic. Grade bands come before an average alone. */
const TOPICS: readonly ((edition: Row) => boolean)[] = [
  filled('applicants', 'admits'),
  filled('applicantsOutOfState', 'admitsOutOfState', 'admitsInState'),
  filled('edApplicants', 'edAdmits', 'applicants', 'admits'),
  filled('transferApplicants', 'transferAdmits'),
  filled('waitlistPolicy'),
  filled('waitlistAcceptedPlace', 'waitlistAdmitted'),
  filled('factorGpa'),
  filled('rankTopTenthPct'),
  filled('gpa400Pct', 'gpa375to399Pct'),
  filled('gpaAverage'),
];

/** Editions that no topic reads are left out. */
export function newestOfEachTopic(editions: readonly Row[]): Row[] {
  const newest = [...Map.groupBy(editions, ({ unitId }) => unitId).values()].flatMap((ofCollege) => {
    const byYear = ofCollege.toSorted((a, b) => (b['cdsYear'] ?? '').localeCompare(a['cdsYear'] ?? ''));
    return TOPICS.map((holds) => byYear.find(holds));
  });
  const kept = new Set(newest);
  return editions.filter((edition) => kept.has(edition)).toSorted(compare);
}

function compare(a: Row, b: Row): number {
  return Number(a['unitId']) - Number(b['unitId']) || (a['cdsYear'] ?? '').localeCompare(b['cdsYear'] ?? '');
}

const EDITION_IN_ADDRESS = /(20\d\d)[-_–/]?(?:20)?(\d\d)(?!\d)/g;

/** The college's own page. An address that names another edition does not hold these figures. */
function pageOf({ officialPage = '', cdsYear = '' }: Row): string {
  if (!/^https?:\/\/[^\s/]+\.[^\s]+$/.test(officialPage)) return '';
  const address = officialPage.replaceAll('%20', ' ');
  const named = [...address.matchAll(EDITION_IN_ADDRESS)]
    .filter(([, first, second]) => (Number(first) + 1) % 100 === Number(second))
    .map(([, first = '', second = '']) => `${first}-${second}`);
  return named.length === 0 || named.includes(cdsYear) ? officialPage : '';
}

const SECTIONS = ['C1', 'C2', 'C7', 'C10', 'C11', 'C12', 'C21', 'D2'];

/** Which public transcription each section of the Common Data Set was read from. */
function sourcesOf({ fieldSources = '' }: Row): string {
  return fieldSources
    .split('; ')
    .map((entry) => {
      const [source = '', sections = ''] = entry.split(': ');
      const ours = sections.split(' ').filter((section) => SECTIONS.includes(section));
      return ours.length > 0 ? `${source}: ${ours.join(' ')}` : '';
    })
    .filter((entry) => entry !== '')
    .join('; ');
}

/** Where a college leaves the line of its residents empty: everyone less the others. */
function residentsWhoApplied(edition: Row): string {
  const { applicantsInState = '', applicantsUnknownResidency = '' } = edition;
  if (applicantsInState !== '') return applicantsInState;
  if (!filled('applicants', 'applicantsOutOfState', 'applicantsInternational')(edition)) return '';
  const others = Number(edition['applicantsOutOfState']) + Number(edition['applicantsInternational']);
  return String(Number(edition['applicants']) - others - Number(applicantsUnknownResidency));
}

function scaleOf(edition: Row): string {
  if (!filled('gpa400Pct', 'gpa375to399Pct')(edition))
    return Number(edition['gpaAverage']) > 4 ? 'weighted' : '';
  const shares = GRADE_BANDS.map(([, from]) => Number(edition[from]) / 100);
  return gradeScale(shares, edition['gpaAverage'] === '' ? null : Number(edition['gpaAverage']));
}
