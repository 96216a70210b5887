import { type FactTold, type Impossible, type ScoreTold } from '../entities.js';
import { type WordView } from '../word-view.js';
import { readGpa } from './read-gpa.js';
import { type LabelledNumber } from './labelled-numbers.js';
import { moodAt, whoseAt } from './whose-and-mood.js';

export interface ReadFacts {
  readonly facts: readonly FactTold[];
  readonly impossible: readonly Impossible[];
}

const SAT = { lowest: 400, highest: 1600 };
const SAT_SECTION = { lowest: 200, highest: 800 };
const PSAT = { lowest: 320, highest: 1520 };
const ACT = { lowest: 1, highest: 36 };
/** A smaller number beside "SAT" counts something else. */
const LEAST_LIKE_SAT = 200;
const MOST_LIKE_ACT = 99;
/** Without a label only what can hardly be anything else is a score. */
const LEAST_CERTAIN_SAT = 1000;

/** GPAs and test scores, and those that cannot be. */
export function readScores(view: WordView, numbers: readonly LabelledNumber[]): ReadFacts {
  const read = numbers.flatMap((number) => readScore(view, number) ?? []);
  return {
    facts: read.flatMap((one) => ('words' in one ? [] : [one])),
    impossible: read.flatMap((one) => ('words' in one ? [one] : [])),
  };
}

function readScore(view: WordView, number: LabelledNumber): FactTold | Impossible | undefined {
  if (number.isMoney || number.isPercent || number.isAdded || isCount(view, number)) return undefined;
  if (isTakenBack(view, number)) return undefined;
  switch (number.label) {
    case 'sat':
      return satScore(view, number);
    case 'act':
      return actScore(view, number);
    case 'psat':
      return number.value >= PSAT.lowest && number.value <= PSAT.highest
        ? told(view, number, 'psat')
        : undefined;
    case 'math':
    case 'reading':
      return sectionScore(view, number, number.label) ?? unlabelled(view, number);
    case 'gpa':
      return readGpa(view, number) ?? unlabelled(view, number);
    case null:
      return unlabelled(view, number);
  }
}

/** "It is a 2.6, not 2.3" */
const isTakenBack = (view: WordView, { at }: LabelledNumber): boolean =>
  /^(?:not|of)$/.test(view.at(at - 1))
    ? view.at(at - 1) === 'not' || view.at(at - 2) === 'instead'
    : view.phrase(at - 2, at) === 'not a';

/** "50 points", "5000 students", "20 miles", "11th of 400" */
const COUNTED =
  /^(?:points?|students|miles|mi|people|kids|colleges|schools|ap|aps|honors|ib|classes|courses|years?|hours?|th|of|out|words|percent)$/;
const isCount = (view: WordView, { at, isDecimal }: LabelledNumber): boolean =>
  view.at(at + 1) === 'scale' || (!isDecimal && COUNTED.test(view.at(at + 1)) && !isOutOfScale(view, at));
/** "93 out of 100" */
const isOutOfScale = (view: WordView, at: number): boolean =>
  view.phrase(at + 1, at + 4) === 'out of 100' || view.phrase(at + 1, at + 4) === 'out of 1600';

function satScore(view: WordView, number: LabelledNumber): FactTold | Impossible | undefined {
  const { value, isDecimal } = number;
  if (isDecimal || value < LEAST_LIKE_SAT || isYear(value)) return undefined;
  const isPossible = value >= SAT.lowest && value <= SAT.highest && value % 10 === 0;
  if (isPossible) return told(view, number, 'sat');
  return impossible(view, number, 'sat', 'SAT totals run from 400 to 1600, in steps of ten.');
}

const isYear = (value: number): boolean => value >= 2020 && value <= 2039;

function actScore(view: WordView, number: LabelledNumber): FactTold | Impossible | undefined {
  const { value, isDecimal } = number;
  if (isDecimal || value > MOST_LIKE_ACT || value < ACT.lowest) return unlabelled(view, number);
  if (value <= ACT.highest) return told(view, number, 'act');
  return impossible(view, number, 'act', 'ACT scores run from 1 to 36.');
}

function sectionScore(
  view: WordView,
  number: LabelledNumber,
  section: 'math' | 'reading',
): ScoreTold | undefined {
  const { value } = number;
  if (value < SAT_SECTION.lowest || value > SAT_SECTION.highest || value % 10 !== 0) return undefined;
  return told(view, number, section === 'math' ? 'sat-math' : 'sat-reading');
}

function unlabelled(view: WordView, number: LabelledNumber): FactTold | undefined {
  const { value, isDecimal } = number;
  if (isDecimal) return looksLikeGpa(value) ? readGpaAlone(view, number) : undefined;
  if (isAverageOfHundred(view, number)) return readGpaAlone(view, number);
  const isSat = value >= LEAST_CERTAIN_SAT && value <= SAT.highest && value % 10 === 0;
  return isSat ? told(view, number, 'sat') : undefined;
}

const LEAST_AVERAGE = 60;
const HAVING = /^(?:have|got|had|with)$/;
/** "I have a 94", "mine is 91 out of 100" */
const isAverageOfHundred = (view: WordView, { at, value }: LabelledNumber): boolean =>
  value >= LEAST_AVERAGE &&
  value <= 100 &&
  (view.phrase(at + 1, at + 4) === 'out of 100' ||
    (view.at(at - 1) === 'a' && HAVING.test(view.at(at - 2)) && !/^(?:on|in)$/.test(view.at(at + 1))));

const looksLikeGpa = (value: number): boolean => value >= 1 && value <= 6;
function readGpaAlone(view: WordView, number: LabelledNumber): FactTold | undefined {
  const gpa = readGpa(view, number);
  return gpa === undefined || 'words' in gpa ? undefined : gpa;
}

const told = (view: WordView, { at, value }: LabelledNumber, kind: ScoreTold['kind']): ScoreTold => ({
  kind,
  value,
  span: view.span(at, at + 1),
  mood: moodAt(view, at),
  whose: whoseAt(view, at),
});

const impossible = (
  view: WordView,
  { at }: LabelledNumber,
  kind: Impossible['kind'],
  words: string,
): Impossible => ({ span: view.span(at, at + 1), kind, words });
