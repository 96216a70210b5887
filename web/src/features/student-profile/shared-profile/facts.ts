import { type SharedProfile } from '@/api';
import { type Choice } from './choices';
import { type Words } from './words';

/** A null value was never entered. */
export type Fact = { label: string; value: string | null };

type School = NonNullable<SharedProfile['school']>;

const NOT_APPLICABLE = 'N/A';

const joined = (values: readonly string[]) => (values.length === 0 ? null : values.join(', '));

/** What was picked from a list, in the reader's words. */
const picked = (choice: Choice | null | undefined, words: Words) =>
  choice == null ? null : words.choice(choice);

/** "Advanced Placement (AP)" is AP. */
const shortType = (type: string) => /\((\w+)\)$/.exec(type)?.[1] ?? type;

const figure = (value: number | null | undefined) => value?.toString() ?? null;

export const schoolFacts = ({ school }: SharedProfile, words: Words): Fact[] => [
  { label: words.schoolName, value: school?.schoolName ?? null },
  { label: words.schoolState, value: school?.schoolState ?? null },
  { label: words.schoolType, value: picked(school?.schoolType, words) },
  { label: words.grade, value: picked(school?.currentGradeLevel, words) },
  { label: words.graduation, value: figure(school?.graduationYear) },
];

export const gradeFacts = ({ school }: SharedProfile, words: Words): Fact[] => {
  const gpa = (value: string | null | undefined) => {
    if (value === NOT_APPLICABLE) return words.doesNotApply;
    return value == null || school === null ? null : words.onScale(value, school.gpaScale);
  };
  return [
    { label: words.unweighted, value: gpa(school?.unweightedGpa) },
    { label: words.weighted, value: gpa(school?.weightedGpa) },
    { label: words.rank, value: rankIn(school, words) },
  ];
};

const rankIn = (school: School | null, words: Words) => {
  const rank = school?.classRank ?? null;
  if (rank === NOT_APPLICABLE) return words.doesNotApply;
  if (typeof rank !== 'number') return null;
  return school?.classSize == null ? rank.toString() : words.rankOf(rank, school.classSize);
};

/** "1350 (math 690, reading and writing 660)"; of sections alone, the sections. */
const scores = (
  total: number | null | undefined,
  parts: readonly (readonly [string, number | null | undefined])[],
) => {
  const known = parts.flatMap(([name, score]) => (score == null ? [] : [`${name} ${score}`])).join(', ');
  if (total == null) return known || null;
  return known === '' ? total.toString() : `${total} (${known})`;
};

export const testFacts = ({ school }: SharedProfile, words: Words): Fact[] => [
  {
    label: 'SAT',
    value: scores(school?.satTotal, [
      [words.math, school?.satMath],
      [words.readingWriting, school?.satReadingWriting],
    ]),
  },
  {
    label: 'ACT',
    value: scores(school?.actComposite, [
      [words.english, school?.actEnglish],
      [words.math, school?.actMath],
      [words.reading, school?.actReading],
      [words.science, school?.actScience],
    ]),
  },
  { label: words.toSend, value: picked(school?.testPreference, words) },
];

export const courseFacts = ({ school, courses, ibCourses }: SharedProfile, words: Words): Fact[] => {
  const credits = school?.dualEnrollmentCredits ?? null;
  const listed = (taken: boolean) =>
    joined(
      courses
        .filter(({ isTaken }) => isTaken === taken)
        .map(({ courseName, courseType }) => `${courseName} (${shortType(courseType)})`),
    );
  const list = (label: string, value: string | null) => (value === null ? [] : [{ label, value }]);
  return [
    { label: words.apTaken, value: figure(school?.apCoursesTaken) },
    { label: words.apPlanned, value: figure(school?.apCoursesPlanned) },
    { label: words.honors, value: figure(school?.honorsCourses) },
    {
      label: words.dualEnrollment,
      value: credits === NOT_APPLICABLE ? words.doesNotApply : (credits?.toString() ?? null),
    },
    { label: words.ib, value: school?.ibProgram == null ? null : school.ibProgram ? words.yes : words.no },
    ...list(words.taken, listed(true)),
    ...list(words.planned, listed(false)),
    ...list(words.ibCourses, joined(ibCourses.map((course) => ibCourse(course, words)))),
  ];
};

const ibCourse = (
  { subject, level, predictedScore, finalScore }: SharedProfile['ibCourses'][number],
  words: Words,
) => {
  const score =
    finalScore === null ? predictedScore && words.predicted(predictedScore) : words.scored(finalScore);
  return `${subject} ${level}${score === null || score === 0 ? '' : ` (${score})`}`;
};

export const planFacts = (
  { intendedMajor, careerGoals, collegePreferences: wishes }: SharedProfile,
  words: Words,
): Fact[] => [
  { label: words.major, value: intendedMajor },
  { label: words.careers, value: joined(careerGoals.map(words.choice)) },
  { label: words.size, value: picked(wishes?.schoolSize, words) },
  { label: words.setting, value: picked(wishes?.schoolSetting, words) },
  { label: words.regions, value: joined((wishes?.preferredRegions ?? []).map(words.choice)) },
  {
    label: words.distance,
    value: wishes?.maxDistanceFromHome == null ? null : words.upTo(wishes.maxDistanceFromHome),
  },
];
