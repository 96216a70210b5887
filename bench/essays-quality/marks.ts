import { type Finding } from '../../src/modules/essays/domain/reading/finding.js';
import { type Span } from '../../src/modules/essays/domain/text/manuscript.js';
import { readManuscript } from '../../src/modules/essays/domain/text/read-manuscript.js';
import { type MarkedEssay, type MarkedFlaw } from './marked-essay.js';

/** Something said about one place, or about several that only together make it true. */
export interface Remark {
  kind: string;
  places: readonly Span[];
}

/** These are counted, not judged: they can't be invented. */
const COUNTED = ['short-of-room', 'under-minimum', 'over-limit', 'one-block', 'long-paragraph'];
/** Their quote only shows where the essay begins or ends. */
const OF_THE_WHOLE = ['no-reflection', 'no-scene', 'off-prompt', 'no-particulars', ...COUNTED];
/** One such remark speaks for every place of the essay. */
const SAID_OF_THE_WHOLE = ['no-reflection', 'thin-reflection', 'other-focus', 'no-particulars'];
/** Their quote is only the beginning of what they speak of. */
const OF_A_PASSAGE = [
  'generic-passage',
  'resume-list',
  'long-sentence',
  'other-focus',
  'team-focus',
  'same-start',
];
/** One remark with several places: each alone would be none. */
const OF_A_PATTERN = [
  'same-start',
  'exclamations',
  'many-questions',
  'intensifiers',
  'repeated-word',
  'repeated-phrase',
  'generic-passage',
  'resume-list',
];

/** A student at whose worn phrase one of these points has been shown the flaw, whatever it is called. */
const WORN = [
  'anyones-sentence',
  'cliche',
  'platitude',
  'formula-ending',
  'hopeful-ending',
  'vague-impact',
  'interchangeable',
  'opening-since-young',
];
const SLIPS = ['grammar', 'spelling', 'punctuation', 'comma-splice', 'tense-shift'];

export const remarksIn = (findings: readonly Finding[]): Remark[] =>
  findings.flatMap(({ kind, anchors }) =>
    OF_A_PATTERN.includes(kind)
      ? [{ kind, places: anchors }]
      : anchors.map((place) => ({ kind, places: [place] })),
  );

export interface Marks {
  missed: MarkedFlaw[];
  /** Remarks on what the writer had not planted. */
  unplanted: Remark[];
  /** Those of them that are wrong. */
  invented: Remark[];
}

export function marksOf({ text, flaws, alsoTrue = [] }: MarkedEssay, remarks: readonly Remark[]): Marks {
  const unplanted = remarks.filter((remark) => !isMarked(text, remark, flaws));
  return {
    missed: flaws.filter((flaw) => !remarks.some((remark) => finds(text, remark, flaw))),
    unplanted,
    invented: unplanted.filter((remark) => !isMarked(text, remark, alsoTrue)),
  };
}

/** A flaw is found by a remark of a fitting kind at its place. */
const finds = (text: string, remark: Remark, { kinds, quotes }: MarkedFlaw): boolean =>
  kinds.some((kind) => isSame(kind, remark.kind)) &&
  (quotes.length === 0 || SAID_OF_THE_WHOLE.includes(remark.kind) || isAt(text, remark, quotes));

const isSame = (marked: string, said: string): boolean =>
  marked === said || [WORN, SLIPS].some((group) => group.includes(marked) && group.includes(said));

const isMarked = (text: string, remark: Remark, flaws: readonly MarkedFlaw[]): boolean =>
  COUNTED.includes(remark.kind) ||
  flaws.some((flaw) => finds(text, remark, flaw)) ||
  (!OF_THE_WHOLE.includes(remark.kind) && flaws.some(({ quotes }) => isAt(text, remark, quotes)));

function isAt(text: string, { kind, places }: Remark, quotes: readonly string[]): boolean {
  const reach = OF_A_PASSAGE.includes(kind) ? places.map((place) => sentenceAround(text, place)) : places;
  const marked = quotes.flatMap((quote) => everyPlace(text, quote));
  return reach.some(({ start, end }) => marked.some((flaw) => flaw.start < end && start < flaw.end));
}

function everyPlace(text: string, quote: string): Span[] {
  const places: Span[] = [];
  for (let at = text.indexOf(quote); at >= 0; at = text.indexOf(quote, at + 1)) {
    places.push({ start: at, end: at + quote.length });
  }
  if (places.length === 0) throw new Error(`“${quote}” does not stand in its essay.`);
  return places;
}

const sentenceAround = (text: string, place: Span): Span =>
  readManuscript(text).sentences.find(({ start, end }) => place.start >= start && place.start < end) ?? place;
