import { type CollegeColumns } from '../college/college-columns.js';
import { type StudentMeasures } from '../student/measure-student.js';
import { NOT_SEEN } from './chance/basis.js';
import { contributionWords } from './chance/contribution-words.js';
import { type Contribution } from './chance/contributions.js';
import { matchDimensions, type MatchDimension } from './summary/dimensions.js';
import { netPriceOf, type NetPrice } from './price/net-price.js';
import { priceSentence } from './price/price-words.js';
import { type MatchSummary, summarizeWithSources } from './summary/match-summary.js';
import { sourcesAt } from './chance/sources.js';
import { suggestionsAt, type Suggestion } from './chance/suggestions.js';
import { type Unknown } from './chance/unknowns.js';
import { type Warning } from './warnings/warning.js';
import { warningsAt } from './warnings/warnings.js';

/** A summary of the match with its details: why the college has this chance and match for the student. */
export interface Explanation extends MatchSummary {
  /** `words`: a sentence or two for the student. */
  readonly contributions: readonly (Contribution & { readonly words: string })[];
  /** Where the estimate comes from, a sentence each. */
  readonly sources: readonly string[];
  readonly suggestions: readonly Suggestion[];
  readonly dimensions: readonly MatchDimension[];
  /** `words`: the price in a sentence or two. */
  readonly netPrice: NetPrice & { readonly words: string };
  readonly unknowns: readonly Unknown[];
  readonly warnings: readonly Warning[];
  /** Each follows "It doesn’t include". */
  readonly notSeen: readonly string[];
}

/** Throws a RangeError for a row that `columns` does not have. */
export function explain(student: StudentMeasures, columns: CollegeColumns, row: number): Explanation {
  const { summary, college, unknowns } = summarizeWithSources(student, columns, row);
  const price = netPriceOf(college, student.facts);
  const { assessment } = summary;
  const at = { student, columns, row, assessment };
  return {
    ...summary,
    contributions: summary.contributions.map((each) => ({ ...each, words: contributionWords(each, at) })),
    sources: sourcesAt(student, columns, row, assessment),
    suggestions: suggestionsAt(student, columns, row, assessment),
    dimensions: matchDimensions(student, columns, row),
    netPrice: { ...price, words: priceSentence(price) },
    unknowns,
    warnings: warningsAt(student, columns, row, assessment),
    notSeen: NOT_SEEN,
  };
}
