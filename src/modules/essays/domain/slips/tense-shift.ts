import { type Manuscript, type Sentence, type Word } from '../text/manuscript.js';
import { BENT } from './bent-verbs.js';
import { type Slip } from './slip.js';

const PAST: ReadonlySet<string> = new Set(
  'was were had did went saw came took made got thought felt said told found gave knew began ran sat stood left kept lost won wrote spoke taught bought brought built grew heard held led met paid slept spent sold woke fell drove ate broke chose rode sang swam threw wore walked looked asked turned opened started tried wanted worked played called moved helped learned decided watched grabbed pulled pushed jumped shouted whispered smiled laughed cried reached stopped finished returned waited listened stayed picked dropped stepped climbed stared'.split(
    ' ',
  ),
);
const PRESENT: ReadonlySet<string> = new Set("am is are has do does 's don't i'm it's".split(' '));
const PLAIN_VERB =
  'build|fix|buy|sell|find|lose|win|cook|eat|pay|drive|send|bring|show|call|write|run|go|walk|look|take|get|come|start|open|ask|tell|grab|jump|turn|give|sit|stand|begin|pull|push|reach|stare|hear|make|say|see|scream|cry|laugh|smile|throw|realize';
const THIRD_PERSON =
  'says|goes|tells|asks|gets|comes|sees|takes|grabs|starts|begins|gives|runs|walks|opens|realizes|turns|looks';

/** "I have volunteered since then" reaches into the present. */
const PERFECT = new Set(['have', 'has', "i've", "we've", "they've"]);

/** Habits and today belong to the present. */
const IS_ABOUT_HABIT =
  /\b(?:now|today|still|always|every|usually|sometimes|often|to this day|whenever|if|nowadays)\b/i;

/** One way to land in the present; the first group is the verb, with its subject where it has one. */
interface Shift {
  find: RegExp;
  isPast: (word: Word) => boolean;
  isRuledOut: (sentence: Sentence, before: readonly Word[], lastPast: Word) => boolean;
}

const isListedPast = ({ lower }: Word): boolean => PAST.has(lower);
const isAnyPast = (word: Word): boolean => isListedPast(word) || /^\p{L}{2,}ed$/u.test(word.lower);

/** "hugs me and didn't let go": the other way round. */
const BACK_TO_PAST = new RegExp(
  String.raw`\b((?:hugs|${THIRD_PERSON}) (?:me|us|him|her|them|at me|to me))\b[^.!?;,]{0,30} and (?:then )?(?:\p{L}+n't (?!is|has|does)|said|told|asked|began|went|ran|gave|took|left|\p{L}{3,}ed\b)`,
  'diu',
);

const SHIFTS: readonly Shift[] = [
  {
    find: new RegExp(
      String.raw`\b(?:and|but|then|so)\s+(?:then\s+|suddenly\s+)?((?:i|we|they)\s+(?:${PLAIN_VERB})|(?:he|she|it)\s+(?:${THIRD_PERSON}))\b(?!\s+(?:how|why|now|that (?:now|it was)))`,
      'diu',
    ),
    isPast: isAnyPast,
    isRuledOut: (_, before) =>
      ['that', 'what', 'who', 'which', 'where', 'why', 'how'].includes(before.at(-1)?.lower ?? ''),
  },
  {
    find: /\b(?:and|but|then)\s+(?:then\s+|suddenly\s+)?(says|goes|tells|asks|gets|comes|sees|takes|grabs|starts|begins|gives)\b/diu,
    isPast: isAnyPast,
    isRuledOut: (_, before, lastPast) => hasPluralAfter(before, lastPast),
  },
  {
    find: new RegExp(
      String.raw`\b\p{L}+(?:\s+(?:back|up|out|down|home|over|away|in|on|me|him|her|them|us|it)){0,3}\s+and\s+(?:then\s+)?(${PLAIN_VERB})\s+(?:me|him|her|us|them|it|the|an?|my|his|to|up|out|down|into|at|on|back)\b`,
      'diu',
    ),
    isPast: isListedPast,
    isRuledOut: (_, before, lastPast) => !followsPast(before) || isBent(before, lastPast),
  },
  {
    find: new RegExp(
      String.raw`^(?:\P{L}*(?:then|so|and|after that|finally|that day|one day),?\s+)?(?:i|we|they|he|she)\s+\p{L}+[^.!?;]*?\band\s+(?:then\s+)?((?:${PLAIN_VERB}))\b`,
      'diu',
    ),
    isPast: isListedPast,
    isRuledOut: (_, before, lastPast) => isBent(before, lastPast),
  },
];

/** "The dog of my friends": the verb may belong to that noun. */
const hasPluralAfter = (before: readonly Word[], lastPast: Word): boolean =>
  before.some(
    (word, i) =>
      word.start > lastPast.start &&
      /^\p{L}+s$/u.test(word.lower) &&
      ['the', 'a', 'of', 'its', 'my'].includes(before[i - 1]?.lower ?? ''),
  );

const MODALS = new Set(['could', 'would', 'should', 'might', 'to', 'can', 'will']);
const WORDS_NEARBY = 3;

/** The past verb stands right before: "turned around and see". */
function followsPast(before: readonly Word[]): boolean {
  const nearby = before.filter(({ lower }) => lower !== 'and' && lower !== 'then').slice(-WORDS_NEARBY);
  return nearby.some(isListedPast) && !MODALS.has(nearby.at(-1)?.lower ?? '');
}

/** Something since the past verb keeps this one plain: "decided to stop and look". */
const isBent = (before: readonly Word[], lastPast: Word): boolean =>
  BENT.has(lastPast.lower) ||
  before.some(
    ({ start, lower }) =>
      (start > lastPast.start && BENT.has(lower)) || ['would', 'could', "didn't", 'did'].includes(lower),
  );

/** Sentences that set out in the past and land in the present. Only within one sentence, outside speech. */
export const tenseShifts = ({ sentences }: Manuscript): Slip[] => sentences.flatMap(shiftIn);

function shiftIn(sentence: Sentence): Slip[] {
  if (sentence.isSpoken || sentence.text.includes('"') || IS_ABOUT_HABIT.test(sentence.text)) return [];

  for (const shift of SHIFTS) {
    const place = shift.find.exec(sentence.text)?.indices?.[1];
    if (place === undefined) continue;
    const [from, to] = place.map((at) => at + sentence.start);
    if (from === undefined || to === undefined) continue;

    const before = sentence.words.filter(({ start }) => start < from);
    const lastPast = before.findLast(
      (word, at) => shift.isPast(word) && !PERFECT.has(before[at - 1]?.lower ?? ''),
    );
    if (lastPast === undefined || before.some(({ lower }) => PRESENT.has(lower))) continue;
    if (shift.isRuledOut(sentence, before, lastPast)) continue;
    return [slipAt(from, to)];
  }
  return backToPast(sentence);
}

function backToPast({ text, start }: Sentence): Slip[] {
  const [from, to] = BACK_TO_PAST.exec(text)?.indices?.[1] ?? [];
  return from === undefined || to === undefined ? [] : [slipAt(start + from, start + to)];
}

const slipAt = (start: number, end: number): Slip => ({
  rule: 'tense-shift',
  kind: 'grammar',
  start,
  end,
  note: 'moves between past and present in one sentence',
  weight: 0.8,
});
