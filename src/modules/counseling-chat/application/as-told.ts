import { type SupposedAnswers } from '#modules/matching/contracts/index.js';
import { type ProfileChanges } from '../domain/conversation/changes.js';
import { type StudentInTalk } from './student-in-talk.js';

/** The student with what they said in this talk. */
export function asTold(student: StudentInTalk, told: ProfileChanges): StudentInTalk {
  const hasGpa = told.unweightedGpa !== undefined || told.weightedGpa !== undefined;
  const hasTest = told.satTotal !== undefined || told.actComposite !== undefined;
  return {
    ...student,
    gradeLevel: told.currentGradeLevel ?? student.gradeLevel,
    homeState: told.state ?? student.homeState,
    hasGpa: student.hasGpa || hasGpa,
    hasTest: student.hasTest || hasTest,
    enoughToEstimate: student.enoughToEstimate || hasGpa || hasTest,
  };
}

/** What of it moves a chance. */
export function supposedByTold({
  satTotal,
  actComposite,
  apCoursesTaken,
  ...told
}: ProfileChanges): SupposedAnswers {
  return {
    ...(satTotal !== undefined && { satTotal }),
    ...(actComposite !== undefined && { actComposite }),
    ...(apCoursesTaken !== undefined && { apCoursesTaken }),
    ...(told.state !== undefined && { homeState: told.state }),
    ...(told.gpaScale !== undefined && { gpaScale: SCALES[told.gpaScale] }),
    ...(told.unweightedGpa !== undefined && { unweightedGpa: Number(told.unweightedGpa) }),
    ...(told.weightedGpa !== undefined && { weightedGpa: Number(told.weightedGpa) }),
  };
}

const SCALES = { '4.0': 4, '5.0': 5, '6.0': 6, '100': 100 } as const;
