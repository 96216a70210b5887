import { type CollegeExplanation } from './college-explanation.js';
import { type CollegeMatch } from './college-match.js';

/** What a chance may be computed with in place of stored answers. Race, gender, name, ZIP code and income cannot be here. */
export interface SupposedAnswers {
  readonly satTotal?: number;
  readonly actComposite?: number;
  /** Of both grade point averages. */
  readonly gpaScale?: 4 | 5 | 6 | 100;
  readonly unweightedGpa?: number;
  readonly weightedGpa?: number;
  readonly apCoursesTaken?: number;
  /** Two-letter code. */
  readonly homeState?: string;
  readonly applicationRound?: 'Early Decision' | 'Early Action' | 'Regular Decision';
  readonly testPreference?: 'SAT' | 'ACT' | 'Both' | 'Neither';
}

/** One missing answer and what it would change. */
export interface MissingStep {
  readonly answer:
    | 'grades'
    | 'test'
    | 'rigor'
    | 'activities'
    | 'residency'
    | 'income'
    | 'major'
    | 'settings'
    | 'regions'
    | 'sizes'
    | 'ownership';
  readonly effect: 'narrows-ranges' | 'moves-estimates' | 'fills-match';
  /** How many of the colleges looked at would change by a point or more. */
  readonly colleges: number;
  readonly points: number;
}

export interface MissingSteps {
  readonly basedOn: 'list' | 'candidates';
  readonly collegesLookedAt: number;
  readonly enoughToEstimate: boolean;
  /** The one with the largest effect first. */
  readonly steps: readonly MissingStep[];
}

/** A student's chances as another context may ask for them. Unit ids name colleges. */
export abstract class StudentChances {
  /** A college without a match, or not in the catalogue, is absent. */
  abstract at(studentId: string, unitIds: readonly number[]): Promise<ReadonlyMap<number, CollegeMatch>>;

  /** Null for a college that is not in the catalogue. */
  abstract explain(studentId: string, unitId: number): Promise<CollegeExplanation | null>;

  /** The matches as if these answers were stored; nothing is kept. */
  abstract ifChanged(
    studentId: string,
    supposed: SupposedAnswers,
    unitIds: readonly number[],
  ): Promise<ReadonlyMap<number, CollegeMatch>>;

  /** The balanced list, reaches first, the best first within each category. */
  abstract recommended(studentId: string): Promise<readonly number[]>;

  abstract missingAnswers(studentId: string): Promise<MissingSteps>;

  /** What the admit rates describe, such as "fall 2023"; empty when the release does not say. */
  abstract admissionsTerm(): Promise<string>;
}
