import { assess, type Assessment } from '../assess.js';
import { type CollegeColumns } from '../college/college-columns.js';
import { type StudentMeasures } from '../student/measure-student.js';
import { basisOf, NOT_SEEN } from './basis.js';
import { contributionsAt, type Contribution } from './contributions.js';
import { matchDimensions, type MatchDimension } from './dimensions.js';
import { netPriceOf, type NetPrice } from './net-price.js';
import { reasoningOf } from './reasoning.js';
import { suggestionsAt, type Suggestion } from './suggestions.js';
import { unknownsOf, type Unknown } from './unknowns.js';
import { warningsOf, type Warning } from './warnings.js';

/** Why one college is what it is for one student, in figures and in words. */
export interface Explanation {
  readonly assessment: Assessment;
  /** Largest first, whichever the direction. */
  readonly contributions: readonly Contribution[];
  readonly suggestions: readonly Suggestion[];
  readonly dimensions: readonly MatchDimension[];
  readonly netPrice: NetPrice;
  readonly unknowns: readonly Unknown[];
  readonly warnings: readonly Warning[];
  /** Each follows "Based on". */
  readonly basis: readonly string[];
  /** Each follows "It can't see". */
  readonly notSeen: readonly string[];
  readonly reasoning: string;
}

/** Throws a RangeError for a row that `columns` does not have. */
export function explain(student: StudentMeasures, columns: CollegeColumns, row: number): Explanation {
  const college = columns.facts[row];
  if (college === undefined) throw new RangeError(`no college in row ${row}`);

  const assessment = assess(student, columns, row);
  const dimensions = matchDimensions(student, columns, row);
  const contributions = contributionsAt(student, columns, row, assessment);
  const unknowns = unknownsOf(student, college, assessment, dimensions);
  return {
    assessment,
    contributions,
    suggestions: suggestionsAt(student, columns, row, assessment),
    dimensions,
    netPrice: netPriceOf(college, student.facts),
    unknowns,
    warnings: warningsOf(student, college, assessment),
    basis: basisOf(student, columns, assessment, contributions),
    notSeen: NOT_SEEN,
    reasoning: reasoningOf(assessment, dimensions, unknowns),
  };
}
