import { activitiesIndex, activitiesScore } from './activities-score.js';
import { gradeIndex, rankCounts, unweightedOutOfFour } from './grade-index.js';
import { advancedCourses, rigorIndex } from './rigor.js';
import { type StudentFacts } from './student-facts.js';
import { bestTestScore } from './test-score.js';

/** A student on the engine's scales. Null is unknown. The facts are needed for preferences and suggestions. */
export interface StudentMeasures {
  readonly facts: StudentFacts;
  /** On the SAT scale. */
  readonly test: number | null;
  readonly testFrom: 'SAT' | 'ACT' | null;
  readonly willNotSubmit: boolean;
  /** Unweighted, out of 4.0. */
  readonly gpa: number | null;
  readonly rankKnown: boolean;
  /** A normal score. */
  readonly grades: number | null;
  readonly advancedCourses: number | null;
  /** Advanced courses compared with those of other applicants; 0 is usual. */
  readonly rigor: number | null;
  /** 0-100. */
  readonly activities: number | null;
  /** Activities compared with those of other applicants; 0 is usual. */
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
