import { type StudentMeasures } from '../../student/measure-student.js';
import { type StudentFacts } from '../../student/student-facts.js';

/** What can move a chance. */
export type Factor =
  'test' | 'grades' | 'activities' | 'rigor' | 'round' | 'residency' | 'field' | 'no-score';

type Without = (student: StudentMeasures) => StudentMeasures | null;

const withoutFactor: Readonly<Record<Factor, Without>> = {
  test: (student) => (student.test === null ? null : { ...student, test: null, testFrom: null }),
  grades: (student) => (student.grades === null ? null : { ...student, grades: null }),
  activities: (student) => (student.activitiesIndex === null ? null : { ...student, activitiesIndex: null }),
  rigor: (student) => (student.rigor === null ? null : { ...student, rigor: null }),
  round: (student) =>
    student.facts.applicationRound === null && student.facts.earlyApplications.length === 0
      ? null
      : withFacts(student, { applicationRound: null, earlyApplications: [] }),
  residency: (student) => (student.facts.homeState === null ? null : withFacts(student, { homeState: null })),
  field: (student) => (student.facts.cipFamily === null ? null : withFacts(student, { cipFamily: null })),
  'no-score': (student) => (student.willNotSubmit ? { ...student, willNotSubmit: false } : null),
};

const FACTORS: readonly Factor[] = [
  'test',
  'grades',
  'activities',
  'rigor',
  'round',
  'residency',
  'field',
  'no-score',
];

interface StudentWithout {
  readonly factor: Factor;
  readonly without: StudentMeasures;
}

const cache = new WeakMap<StudentMeasures, readonly StudentWithout[]>();

/** The student with each known factor unknown. Cached, because results are cached per student object. */
export function withoutEach(student: StudentMeasures): readonly StudentWithout[] {
  const known = cache.get(student);
  if (known !== undefined) return known;

  const made = FACTORS.flatMap((factor) => {
    const without = withoutFactor[factor](student);
    return without === null ? [] : [{ factor, without }];
  });
  cache.set(student, made);
  return made;
}

function withFacts(student: StudentMeasures, facts: Partial<StudentFacts>): StudentMeasures {
  return { ...student, facts: { ...student.facts, ...facts } };
}
