import { type Figure } from './figure.js';
import { speaksOf } from './label-families.js';
import { readFigures, type WrittenFigure } from './read-figures.js';
import { saysTheSame } from './says-the-same.js';
import { type NamedCollege, type Sentence, sentencesOf } from './sentences.js';

/** What a text may print. */
export interface Allowed {
  /** Of this turn’s tool results. */
  readonly figures: readonly Figure[];
  /** The colleges that can be named, with all their usual names. */
  readonly colleges: readonly NamedCollege[];
  /** Numbers of the student’s own message, as they wrote them. */
  readonly told: readonly string[];
}

/** Helplines, ends of scales, the hours of a day: they are facts of nobody. */
const CONSTANTS = new Set([
  '988',
  '911',
  '24/7',
  '4.0',
  '5.0',
  '6.0',
  '1600',
  '36',
  '1-800-422-4453',
  '1-800-222-1222',
]);
const HELPLINE = /\b1-800-\d{3}-\d{4}\b/gu;
const MARK = / ?\[\d{1,2}\]/gu;
const LIST_NUMBER = /^\d{1,2}\. /gmu;
const OWN = /\b(?:your|you|you’ve|you’re|saved?|with an?|from)\b/iu;
const OWN_ADMIT_RATE = /\byour (?:admit|acceptance|admission) rate\b/iu;

/** A sentence of a model with the figures it stands on. */
export interface CheckedSentence {
  readonly text: string;
  readonly endsLine: boolean;
  readonly figures: readonly Figure[];
  /** The numbers that no figure of the turn carries, bound to its college and to what it is. */
  readonly untraced: readonly WrittenFigure[];
}

export function checkedSentences(text: string, allowed: Allowed): CheckedSentence[] {
  return sentencesOf(withoutCitationMarks(text), allowed.colleges).map((sentence) => {
    const blanked = withoutListNumbers(sentence.text);
    const read = readFigures(blanked).map((written) => ({
      written,
      figure: figureOf(written, sentence, allowed),
    }));
    return {
      text: sentence.text,
      endsLine: sentence.endsLine,
      figures: read.flatMap(({ figure }) => (figure === undefined ? [] : [figure])),
      untraced: read
        .filter(({ written, figure }) => figure === undefined && !isFree(written, sentence.text, allowed))
        .map(({ written }) => written),
    };
  });
}

/** The same for a text of ours, whose figures are printed one by one: only the value is compared. */
export function untraced(text: string, { figures, told }: Omit<Allowed, 'colleges'>): WrittenFigure[] {
  return readFigures(withoutListNumbers(text)).filter(
    (written) =>
      !isOfNobody(written, figures) &&
      !told.includes(written.text) &&
      !figures.some((figure) => saysTheSame(written, figure)),
  );
}

function figureOf(written: WrittenFigure, sentence: Sentence, allowed: Allowed): Figure | undefined {
  if (OWN_ADMIT_RATE.test(sentence.text)) return undefined;
  const spokenOf = sentence.collegeAt(written.from);
  return allowed.figures.find(
    (figure) =>
      saysTheSame(written, figure) &&
      (typeof figure.about !== 'number' || figure.about === spokenOf) &&
      speaksOf(figure.label, sentence.text),
  );
}

function isFree(
  written: WrittenFigure,
  sentence: string,
  { figures, told }: Omit<Allowed, 'colleges'>,
): boolean {
  if (isOfNobody(written, figures)) return true;
  return OWN.test(sentence) && told.includes(written.text.replace(/[+%]$/u, ''));
}

/** A helpline, the end of a scale, or the year that a figure describes. */
const isOfNobody = ({ text, unit }: WrittenFigure, figures: readonly Figure[]): boolean =>
  CONSTANTS.has(text) || (unit === 'year' && figures.some(({ year }) => year.includes(text)));

/** A model’s own marks are dropped, and set again from the figures. */
const withoutCitationMarks = (text: string): string => text.replace(MARK, '');

/** Of the same length, so that places stay places. */
const withoutListNumbers = (text: string): string =>
  [MARK, LIST_NUMBER, HELPLINE].reduce(
    (left, pattern) => left.replace(pattern, (found) => ' '.repeat(found.length)),
    text,
  );
