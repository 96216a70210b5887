import { assess, type Assessment } from '../../assess.js';
import { type CollegeColumns } from '../../college/college-columns.js';
import { type CollegeFacts } from '../../college/college-facts.js';
import { type StudentMeasures } from '../../student/measure-student.js';
import { basisOf } from '../chance/basis.js';
import { contributionWords } from '../chance/contribution-words.js';
import { contributionsAt, type Contribution } from '../chance/contributions.js';
import { reasoningOf } from './reasoning.js';
import { whyThisCollege } from './why-this-college.js';
import { unknownsOf, type Unknown } from '../chance/unknowns.js';

/** The part of an explanation that a list shows for each college. */
export interface MatchSummary {
  readonly assessment: Assessment;
  /** The largest first, up or down. */
  readonly contributions: readonly Contribution[];
  /** Each follows "Based on". */
  readonly basis: readonly string[];
  /** The merits of this college for this student, in a line. */
  readonly why: string;
  /** What moves the chance, and what it is. */
  readonly reasoning: string;
}

interface SummaryWithSources {
  readonly summary: MatchSummary;
  readonly college: CollegeFacts;
  readonly unknowns: readonly Unknown[];
}

/** Much faster than `explain`. Throws a RangeError for a row that `columns` does not have. */
export function summarize(student: StudentMeasures, columns: CollegeColumns, row: number): MatchSummary {
  return summarizeWithSources(student, columns, row).summary;
}

/** Also returns what the sentences are made from, so that `explain` need not compute it twice. */
export function summarizeWithSources(
  student: StudentMeasures,
  columns: CollegeColumns,
  row: number,
): SummaryWithSources {
  const college = columns.facts[row];
  if (college === undefined) throw new RangeError(`no college in row ${row}`);

  const assessment = assess(student, columns, row);
  const contributions = contributionsAt(student, columns, row, assessment);
  const unknowns = unknownsOf(student, columns, row, college, assessment);
  return {
    summary: {
      assessment,
      contributions,
      basis: basisOf(student, columns, assessment, contributions),
      why: whyThisCollege(student, columns, row),
      reasoning: reasoningOf({
        assessment,
        contributions,
        unknowns,
        wordsOf: (moving) => contributionWords(moving, { student, columns, row, assessment }),
      }),
    },
    college,
    unknowns,
  };
}
