import { activitiesIndex, activitiesScore } from './activities-score.js';
import { gradeIndex, rankCounts, unweightedOutOfFour } from './grade-index.js';
import { advancedCourses, rigorIndex } from './rigor.js';
import { type StudentFacts } from './student-facts.js';
import { bestTestScore } from './test-score.js';

/** A student on the engine's scales. Null is unknown; the facts stay at hand for preferences and what-ifs. */
export interface StudentMeasures {
  readonly facts: StudentFacts;
  /** T, on the SAT scale. */
  readonly test: number | null;
  readonly testFrom: 'SAT' | 'ACT' | null;
  readonly willNotSubmit: boolean;
  /** g, unweighted out of 4.0. */
  readonly gpa: number | null;
  readonly rankKnown: boolean;
  /** zG, a normal score. */
  readonly grades: number | null;
  readonly advancedCourses: number | null;
  /** uR. */
  readonly rigor: number | null;
  /** EC, 0-100. */
  readonly activities: number | null;
  /** uE. */
  readonly activitiesIndex: number | null;
  /** False with neither grades nor scores: the figures are then the college's own, not the student's. */
  readonly enoughToEstimate: boolean;
}

export function measureStudent(facts: StudentFacts): StudentMeasures {
  const score = bestTestScore(facts);
  const gpa = unweightedOutOfFour(facts);
  const grades = gradeIndex(gpa, facts);
  const courses = advancedCourses(facts);
  const activities = activitiesScore(facts);
  return {
    facts,
    test: score?.sat ?? null,
    testFrom: score?.from ?? null,
    willNotSubmit: facts.testPreference === 'Neither',
    gpa,
    rankKnown: rankCounts(facts),
    grades,
    advancedCourses: courses,
    rigor: courses === null ? null : rigorIndex(courses),
    activities,
    activitiesIndex: activities === null ? null : activitiesIndex(activities),
    enoughToEstimate: score !== null || grades !== null,
  };
}
