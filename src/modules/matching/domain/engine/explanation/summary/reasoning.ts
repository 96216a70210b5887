import { type Assessment } from '../../assess.js';
import { type Category } from '../../chance/category.js';
import { type Contribution } from '../chance/contributions.js';
import { isBeyondShown, listWords, percentWords } from '../percent-words.js';
import { type Unknown } from '../chance/unknowns.js';

const CATEGORY: Readonly<Record<Category, string>> = { reach: 'Reach', target: 'Target', safety: 'Safety' };
/** Percentage points: less rounds to zero. */
const FELT = 0.5;
/** More unknowns than this are shortened to the first few and a number. */
const MOST_UNKNOWNS = 3;
const UNKNOWNS_NAMED = 2;

interface Reasons {
  readonly assessment: Assessment;
  /** The largest first, up or down. */
  readonly contributions: readonly Contribution[];
  readonly wordsOf: (contribution: Contribution) => string;
  readonly unknowns: readonly Unknown[];
}

/** The chance in a few sentences: what lifts and lowers it, its range, what is not known yet. */
export function reasoningOf({ assessment, contributions, unknowns, wordsOf }: Reasons): string {
  return [
    ...movingOf(contributions).map(wordsOf),
    ...chanceSentences(assessment),
    assessment.notSafe ?? '',
    ...unknownSentences(unknowns),
  ]
    .filter((words) => words !== '')
    .join(' ');
}

function chanceSentences({
  chance,
  low,
  high,
  category,
  chanceSource,
  enoughToEstimate,
}: Assessment): string[] {
  if (chanceSource === 'major-admits-separately') return [];
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

/** What lifts the chance most and what lowers it most. */
function movingOf(contributions: readonly Contribution[]): Contribution[] {
  const lifts = contributions.find(({ points }) => points >= FELT);
  const lowers = contributions.find(({ points }) => points <= -FELT);
  return [lifts, lowers].filter((moving) => moving !== undefined);
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
