import { type CollegeExplanation, type CollegeMatch } from '../../contracts/index.js';
import { type Explanation, type MatchSummary, type StudentFacts } from '../../domain/engine/index.js';

/**
 * The engine's result as replies show it: chances as fractions of four decimals, the match in whole points. Null with neither a
 * chance nor a fit, and for a student with neither grades nor scores.
 */
export function matchOf({
  assessment,
  contributions,
  basis,
  why,
  reasoning,
}: MatchSummary): CollegeMatch | null {
  const { chance, low, high, category, notSafe, notSafeReason, match, completeness, enoughToEstimate } =
    assessment;
  if (!enoughToEstimate || (chance === null && match === null)) return null;
  return {
    matchPercentage: match === null ? null : Math.round(match),
    category,
    notSafe,
    notSafeReason,
    admissionProbability: fraction(chance),
    chanceLow: fraction(low),
    chanceHigh: fraction(high),
    basis,
    contributions: contributions.map(({ factor, points }) => ({ factor, points: tenths(points) })),
    dataCompleteness: rounded(completeness, 4),
    why,
    reasoning,
  };
}

/** Steps that start from an estimate are left out when there is none. */
export function explanationOf(
  explanation: Explanation,
  { satTotal, actComposite }: StudentFacts,
): CollegeExplanation {
  const {
    assessment,
    contributions,
    sources,
    dimensions,
    suggestions,
    netPrice,
    unknowns,
    warnings,
    notSeen,
  } = explanation;
  const match = matchOf(explanation);
  return {
    match,
    contributions:
      match === null
        ? []
        : contributions.map(({ factor, points, words }) => ({ factor, points: tenths(points), words })),
    submitAdvice: match === null ? null : assessment.submitAdvice,
    sources: match === null ? [] : sources,
    suggestions: match === null ? [] : suggestions.map(suggestionOf),
    dimensions: dimensions.map(({ dimension, label, score, weight, known, parts }) => ({
      dimension,
      label,
      score: tenths(score),
      weight: rounded(weight, 4),
      known: rounded(known, 4),
      parts: parts.map((part) => ({ part: part.part, score: tenths(part.score) })),
    })),
    netPrice: {
      ...netPrice,
      amount: rounded(netPrice.amount, 0),
      parts: netPrice.parts.map((part) => ({ ...part, share: rounded(part.share, 4) })),
    },
    unknowns,
    warnings,
    notSeen,
    yourScores: { satTotal, actComposite },
  };
}

function suggestionOf(
  suggestion: Explanation['suggestions'][number],
): CollegeExplanation['suggestions'][number] {
  if (suggestion.kind === 'improve') {
    return { ...suggestion, chance: fraction(suggestion.chance), gain: tenths(suggestion.gain) };
  }
  const { low, high, narrowed } = suggestion;
  return {
    ...suggestion,
    low: fraction(low),
    high: fraction(high),
    narrowed: narrowed && { low: fraction(narrowed.low), high: fraction(narrowed.high) },
  };
}

const fraction = <N extends number | null>(share: N) => rounded(share, 4);
const tenths = <N extends number | null>(points: N) => rounded(points, 1);

function rounded<N extends number | null>(figure: N, decimals: number): N;
function rounded(figure: number | null, decimals: number): number | null {
  const scale = 10 ** decimals;
  return figure === null ? null : Math.round(figure * scale) / scale;
}
