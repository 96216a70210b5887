import { type Assessment } from '../assess.js';
import { type Category } from '../chance/category.js';
import { type MatchDimension } from './dimensions.js';
import { isBeyondShown, listWords, percentWords } from './percent-words.js';
import { type Unknown } from './unknowns.js';

const CATEGORY: Readonly<Record<Category, string>> = { reach: 'Reach', target: 'Target', safety: 'Safety' };
/** A dimension with this score or more is not called a weakness. */
const GOOD = 80;
const MOST_STRENGTHS = 2;
/** More unknowns than this are shortened to the first few and a number. */
const MOST_UNKNOWNS = 3;
const UNKNOWNS_NAMED = 2;

/** The match in a few sentences: the chance with its range, what fits, what is not known yet. */
export function reasoningOf(
  assessment: Assessment,
  dimensions: readonly MatchDimension[],
  unknowns: readonly Unknown[],
): string {
  return [...chanceSentences(assessment), ...fitSentences(dimensions), ...unknownSentences(unknowns)].join(
    ' ',
  );
}

function chanceSentences({
  chance,
  low,
  high,
  category,
  chanceSource,
  enoughToEstimate,
}: Assessment): string[] {
  if (chance === null || low === null || high === null || category === null) {
    return ["This college reports no admit rate, so we can't estimate a chance."];
  }
  if (chanceSource === 'open-admission') {
    return [`${CATEGORY[category]}: this college has open admission.`, ...estimate(chance, low, high)];
  }
  if (!enoughToEstimate) return ['Not enough to estimate yet. Add your GPA.'];

  const [first = '', ...rest] = estimate(chance, low, high);
  return [`${CATEGORY[category]}: ${first.charAt(0).toLowerCase()}${first.slice(1)}`, ...rest];
}

function estimate(chance: number, low: number, high: number): string[] {
  const about = isBeyondShown(chance) ? percentWords(chance) : `about ${percentWords(chance)}`;
  const [from, to] = [percentWords(low), percentWords(high)];
  const range = from === to ? '' : `, and could be anywhere from ${from} to ${to}`;
  return [`Your chance is ${about}${range}.`, 'This is an estimate, not a decision.'];
}

function fitSentences(dimensions: readonly MatchDimension[]): string[] {
  const known = dimensions
    .flatMap(({ label, score, weight }) => (score === null || weight === 0 ? [] : [{ label, score }]))
    .sort((a, b) => b.score - a.score);
  const weakest = known.at(-1);
  if (weakest === undefined) return [];
  if (known.length === 1) return [`So far we can only compare ${weakest.label}.`];

  const best = known.slice(0, Math.min(MOST_STRENGTHS, known.length - 1)).map(({ label }) => label);
  const last =
    weakest.score >= GOOD
      ? `Even the weakest part, ${weakest.label}, fits well.`
      : `The weakest part is ${weakest.label}.`;
  return [`It fits you best on ${listWords(best)}.`, last];
}

/** Unknowns that the student can fill in come first. */
function unknownSentences(unknowns: readonly Unknown[]): string[] {
  const words = unknowns.map((unknown) => unknown.words);
  if (words.length === 0) return [];
  const named =
    words.length > MOST_UNKNOWNS
      ? [...words.slice(0, UNKNOWNS_NAMED), `${words.length - UNKNOWNS_NAMED} more things`]
      : words;
  return [`We don't know ${listWords(named)} yet.`];
}
