import * as z from 'zod/mini';
import { booleanOf, yesOrNoOf } from '../fields/choices';
import { NOT_APPLICABLE } from '../fields/gpa';
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

/** A count that was blank and stays blank is not sent; on the first save the server stores 0. */
export const advancedAnswers = (advanced: Advanced, profile: Profile): Answers => {
  const before = new Map<string, string>(Object.entries(storedAdvanced(profile)));
  const now = new Map<string, string>(Object.entries(advanced));
  return {
    academic: Object.fromEntries(
      Object.entries(answers(advanced)).filter(
        ([field]) => before.get(field) !== '' || now.get(field) !== '',
      ),
    ),
  };
};
