import * as z from 'zod/mini';
import { booleanOf, yesOrNoOf } from '../fields/yes-or-no';
import { NOT_APPLICABLE } from '../fields/not-applicable';
import { type Answers, type Profile } from '../profile';
import { numberOf, typed, whole } from '../fields/whole-number';

const courses = (name: string) => whole(name, 0, 100);

export const Advanced = z.object({
  apCoursesTaken: courses('AP courses taken'),
  apCoursesPlanned: courses('AP courses planned'),
  honorsCourses: courses('Honors courses'),
  dualEnrollmentCredits: whole('Dual enrollment credits', 0, 300, NOT_APPLICABLE),
  ibProgram: z.string(),
  ibDiplomaCandidate: z.string(),
  ibCasComplete: z.string(),
  ibHlCount: whole('IB higher level courses', 0, 6),
  ibSlCount: whole('IB standard level courses', 0, 6),
  ibAnticipatedScore: whole('Anticipated IB score', 0, 45),
  /** A course being typed, as text; see open-row.ts. */
  openRow: z.string(),
});
export type Advanced = z.infer<typeof Advanced>;

export const storedAdvanced = ({ academic }: Profile): Advanced => ({
  apCoursesTaken: typed(academic?.apCoursesTaken),
  apCoursesPlanned: typed(academic?.apCoursesPlanned),
  honorsCourses: typed(academic?.honorsCourses),
  dualEnrollmentCredits: typed(academic?.dualEnrollmentCredits),
  ibProgram: yesOrNoOf(academic?.ibProgram),
  ibDiplomaCandidate: yesOrNoOf(academic?.ibDiplomaCandidate),
  ibCasComplete: yesOrNoOf(academic?.ibCasComplete),
  ibHlCount: typed(academic?.ibHlCount),
  ibSlCount: typed(academic?.ibSlCount),
  ibAnticipatedScore: typed(academic?.ibAnticipatedScore),
  openRow: '',
});

const answers = (advanced: Advanced) => ({
  apCoursesTaken: numberOf(advanced.apCoursesTaken),
  apCoursesPlanned: numberOf(advanced.apCoursesPlanned),
  honorsCourses: numberOf(advanced.honorsCourses),
  dualEnrollmentCredits:
    advanced.dualEnrollmentCredits === NOT_APPLICABLE
      ? NOT_APPLICABLE
      : numberOf(advanced.dualEnrollmentCredits),
  ibProgram: booleanOf(advanced.ibProgram),
  ibDiplomaCandidate: booleanOf(advanced.ibDiplomaCandidate),
  ibCasComplete: booleanOf(advanced.ibCasComplete),
  ibHlCount: numberOf(advanced.ibHlCount),
  ibSlCount: numberOf(advanced.ibSlCount),
  ibAnticipatedScore: numberOf(advanced.ibAnticipatedScore),
});

const COUNTS = ['apCoursesTaken', 'apCoursesPlanned', 'honorsCourses', 'dualEnrollmentCredits'] as const;
const IB_COUNTS = ['ibHlCount', 'ibSlCount'] as const;

/** The answers that follow the courses listed. */
export const followedCounts = (
  { academic }: Profile,
  ibCourses: readonly unknown[],
): readonly (keyof Advanced)[] => [
  ...(academic && academic.coursesTaken.length > 0 ? (['apCoursesTaken'] as const) : []),
  ...(academic && academic.coursesPlanned.length > 0 ? (['apCoursesPlanned'] as const) : []),
  ...(ibCourses.length > 0 ? (['ibProgram', ...IB_COUNTS] as const) : []),
];

/** Whether nothing of this step is stored yet, apart from counts that follow the courses listed. */
export const isFirstSave = (profile: Profile, followed: readonly string[]) =>
  Object.entries(storedAdvanced(profile)).every(
    ([field, answer]) => answer === '' || followed.includes(field),
  );

/** The first save stores 0 for a count left blank. Later, a count that was blank and stays blank is not sent. */
export const advancedAnswers = (
  advanced: Advanced,
  profile: Profile,
  followed: readonly string[],
): Answers => {
  const before = new Map<string, string>(Object.entries(storedAdvanced(profile)));
  const now = new Map<string, string>(Object.entries(advanced));
  const shown = advanced.ibProgram === 'Yes' ? [...COUNTS, ...IB_COUNTS] : COUNTS;
  const none = isFirstSave(profile, followed) ? shown.filter((count) => advanced[count] === '') : [];
  const sent = Object.entries(answers(advanced)).filter(
    ([field]) => before.get(field) !== '' || now.get(field) !== '',
  );
  const all = [...none.map((count) => [count, 0] as const), ...sent];
  return { academic: Object.fromEntries(all.filter(([field]) => !followed.includes(field))) };
};
