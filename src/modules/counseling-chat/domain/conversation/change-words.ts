import { stateName } from '../entities/state-names.js';
import { joined, type Phrase, phrase } from '../figures/figure.js';
import { own } from '../figures/own-figures.js';
import { type ProfileChanges } from './changes.js';

type FieldName = keyof ProfileChanges;

interface Row {
  readonly field: FieldName;
  readonly words: (changes: ProfileChanges) => Phrase | null;
}

const row = <Field extends FieldName>(
  field: Field,
  words: (value: NonNullable<ProfileChanges[Field]>, all: ProfileChanges) => Phrase,
): Row => ({
  field,
  words: (changes) => {
    const value = changes[field];
    return value === undefined ? null : words(value, changes);
  },
});

const text = (words: string): Phrase => joined([words]);
const list = (values: readonly string[]): Phrase => text(values.join(', '));
const gpa = (value: string): Phrase => own('gpa', value, 'gpa');
const outOf = ({ gpaScale = '4.0' }: ProfileChanges): Phrase => phrase`${gpa(gpaScale)} scale`;

const SENT = {
  SAT: 'sending the SAT',
  ACT: 'sending the ACT',
  Both: 'sending SAT and ACT',
  Neither: 'applying without scores',
} as const;

/** Each answer as a student would name it: "GPA 3.7 (unweighted, 4.0 scale)". */
const ROWS: readonly Row[] = [
  row('gpaScale', (scale) => phrase`a ${gpa(scale)} GPA scale`),
  row('unweightedGpa', (value, all) => phrase`GPA ${gpa(value)} (unweighted, ${outOf(all)})`),
  row('weightedGpa', (value, all) => phrase`GPA ${gpa(value)} (weighted, ${outOf(all)})`),
  row('satTotal', (score) => phrase`SAT ${own('sat', score, 'score')}`),
  row('satMath', (score) => phrase`SAT math ${own('sat', score, 'score')}`),
  row('satReadingWriting', (score) => phrase`SAT reading and writing ${own('sat', score, 'score')}`),
  row('actComposite', (score) => phrase`ACT ${own('act', score, 'score')}`),
  row('testPreference', (sent) => text(SENT[sent])),
  row('apCoursesTaken', (count) => phrase`${own('courses', count, 'count')} AP courses`),
  row('honorsCourses', (count) => phrase`${own('courses', count, 'count')} honors courses`),
  row('dualEnrollmentCredits', (count) => phrase`${own('courses', count, 'count')} dual enrollment credits`),
  row('currentGradeLevel', (grade) => text(grade === 'Graduate' ? 'out of high school' : `${grade} grade`)),
  row('graduationYear', (year) => phrase`graduation in ${own('fixed', year, 'year')}`),
  row('state', (code) => text(`home state ${stateName(code)}`)),
  row('intendedMajor', (major) => text(`major in ${major}`)),
  row('location', (settings) => phrase`setting: ${list(settings)}`),
  row('collegeSize', (sizes) => phrase`size: ${own('students', sizes.join(', '), 'count')} students`),
  row('ownership', (kind) => text(`public or private: ${kind.toLowerCase()}`)),
  row('geographicRegions', (regions) => phrase`regions: ${list(regions)}`),
  row('maxTuition', (most) => phrase`at most ${own('budget', most, 'dollars')} a year`),
  row('maxDistanceFromHome', (most) => phrase`at most ${own('distance', most, 'miles')} from home`),
];

/** A scale stands beside its GPA. */
const IN_OTHERS: readonly FieldName[] = ['gpaScale'];

/** One phrase for each answer, in the order of the profile. */
export function changeWords(changes: ProfileChanges): Phrase[] {
  const shown = ROWS.filter(({ field }) => !IN_OTHERS.includes(field));
  const said = wordsOf(shown, changes);
  return said.length > 0 ? said : wordsOf(ROWS, changes);
}

export const fieldsOf = (changes: ProfileChanges): FieldName[] =>
  ROWS.filter(({ words }) => words(changes) !== null).map(({ field }) => field);

const wordsOf = (rows: readonly Row[], changes: ProfileChanges): Phrase[] =>
  rows.flatMap(({ words }) => words(changes) ?? []);
