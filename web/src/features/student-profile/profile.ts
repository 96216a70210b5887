import {
  type AcademicProfile,
  type AcademicProfileAnswers,
  type FamilyCollegeHistory,
  type FamilyMember,
  type InterestsGoals,
  type InterestsGoalsAnswers,
  type UserProfile,
  type UserProfileAnswers,
} from '@/api';

/** null: before the first save. */
export type Profile = {
  personal: UserProfile | null;
  academic: AcademicProfile | null;
  interests: InterestsGoals | null;
  /** Loaded by the step that shows it. */
  family?: FamilyMember[];
};

/** A step's answers by record, with only the fields it shows. */
export type Answers = {
  personal?: UserProfileAnswers;
  academic?: AcademicProfileAnswers;
  interests?: InterestsGoalsAnswers;
  /** The whole list. */
  family?: Relatives;
};

type Relatives = FamilyCollegeHistory['entries'];

const recordNames = ['personal', 'academic', 'interests'] as const;
type RecordName = (typeof recordNames)[number];

export const USUAL_COUNTRY = 'United States';

/** Form defaults that count as unchanged before the first save. */
const UNTOUCHED: Record<RecordName, object> = {
  personal: { country: USUAL_COUNTRY },
  academic: { gpaScale: '4.0' },
  interests: {},
};

/** Leaves out records that these answers don't change. */
export const changedAnswers = (answers: Answers, profile: Profile): Answers => ({
  ...Object.fromEntries(
    recordNames
      .filter((name) => differs(answers[name] ?? {}, profile[name] ?? UNTOUCHED[name]))
      .map((name) => [name, answers[name]]),
  ),
  ...(answers.family && rowsOf(answers.family) !== rowsOf(profile.family ?? [])
    ? { family: answers.family }
    : {}),
});

/** What the rows say, whatever their ids, without empty ones. */
const rowsOf = (family: Relatives) =>
  JSON.stringify(
    family
      .map(({ relation, college, degree, gradYear }) => [relation, college, degree, gradYear])
      .filter((row) => row.some((answer) => answer !== null)),
  );

const differs = (answers: object, stored: object) => {
  const before = new Map<string, unknown>(Object.entries(stored));
  return Object.entries(answers).some(
    ([field, answer]) => JSON.stringify(tidy(answer)) !== JSON.stringify(tidy(before.get(field))),
  );
};

const tidy = (answer: unknown) =>
  answer === undefined || (Array.isArray(answer) && answer.length === 0) ? null : answer;
