import { type StudentMeasures } from '../student/measure-student.js';
import { type StudentFacts } from '../student/student-facts.js';

/** What can move a chance. */
export type Factor =
  'test' | 'grades' | 'activities' | 'rigor' | 'round' | 'residency' | 'field' | 'no-score';

/** The same student with one factor unknown; null when it is unknown already. */
export const WITHOUT: Readonly<Record<Factor, (student: StudentMeasures) => StudentMeasures | null>> = {
  test: (student) => (student.test === null ? null : { ...student, test: null, testFrom: null }),
  grades: (student) => (student.grades === null ? null : { ...student, grades: null }),
  activities: (student) => (student.activitiesIndex === null ? null : { ...student, activitiesIndex: null }),
  rigor: (student) => (student.rigor === null ? null : { ...student, rigor: null }),
  round: (student) =>
    student.facts.applicationRound === null ? null : withFacts(student, { applicationRound: null }),
  residency: (student) => (student.facts.homeState === null ? null : withFacts(student, { homeState: null })),
  field: (student) => (student.facts.cipFamily === null ? null : withFacts(student, { cipFamily: null })),
  'no-score': (student) => (student.willNotSubmit ? { ...student, willNotSubmit: false } : null),
};

function withFacts(student: StudentMeasures, facts: Partial<StudentFacts>): StudentMeasures {
  return { ...student, facts: { ...student.facts, ...facts } };
}
