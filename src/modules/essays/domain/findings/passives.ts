import { type Finding } from '../reading/finding.js';
import { type Span, type Word } from '../text/manuscript.js';
import { ADVERBS } from '../word-lists/around-verbs.js';
import { found } from './found.js';
import { type EssayToJudge } from './essay-to-judge.js';

interface Passive extends Span {
  sentence: number;
  /** "By me", "by us": the writer is the one who hides. */
  isOwnDeed: boolean;
}

const setOf = (list: string): ReadonlySet<string> => new Set(list.split(' '));

const BE = setOf('was were been being be is are');
const BETWEEN = setOf('not all being been also finally');
const PARTICIPLE =
  /^(?:given|taken|made|done|seen|known|written|chosen|held|told|taught|brought|built|bought|caught|found|kept|left|lost|led|met|paid|put|sent|shown|sold|thrown|worn|won|broken|driven|eaten|forgotten|hidden|spoken|stolen|understood|beaten|drawn|run|set|cut|hung|heard|\p{L}{3,}ed)$/u;
/** "I was tired" tells how someone is, not what was done. */
const STATES = setOf(
  'interested excited tired scared worried bored surprised confused involved born married supposed used embarrassed ashamed determined motivated dedicated passionate frustrated disappointed amazed shocked terrified relieved annoyed pleased satisfied concerned convinced exhausted prepared organized limited experienced gifted talented located dressed stressed depressed relaxed crowded complicated advanced related broken lost gone done left made needed blessed obsessed hooked fascinated intimidated overwhelmed devastated thrilled honored privileged accustomed aged faded crooked wicked naked beloved closed locked covered filled packed red hundred sacred stuck finished retired divorced injured united allowed expected',
);
const PEOPLE = setOf('me us him her them everyone people myself ourselves');
const WRITER = setOf('me us myself ourselves');

const MOST_BETWEEN = 3;
const REACH_OF_BY = 6;
const MANY = { atLeast: 4, sentences: 0.27 };
const MOST_SHOWN = 5;

/** One "by me", two in a sentence without an "I", or many sentences that hide who did it. */
export function passives(essay: EssayToJudge): Finding[] {
  const { words } = essay.manuscript;
  const all = words.flatMap((word, at) =>
    essay.isQuoted(word.start) ? [] : passiveAt(essay.text, words, at),
  );
  const hidden = all.some(({ isOwnDeed }) => isOwnDeed);
  const sentences = new Set(all.map(({ sentence }) => sentence)).size;
  const isMany = all.length >= MANY.atLeast && sentences >= MANY.sentences * essay.measures.sentences;
  if (!hidden && !isMany && !hideInOneSentence(essay, all)) return [];

  const ownFirst = all.toSorted((a, b) => Number(b.isOwnDeed) - Number(a.isOwnDeed) || a.start - b.start);
  return found(
    'passive',
    ownFirst.slice(0, MOST_SHOWN).map(({ start, end }) => ({ start, end })),
  );
}

function hideInOneSentence({ facts }: EssayToJudge, all: readonly Passive[]): boolean {
  const groups = [...Map.groupBy(all, ({ sentence }) => sentence)];
  return groups.some(([sentence, { length }]) => length >= 2 && facts[sentence]?.firstPerson === 0);
}

function passiveAt(text: string, words: readonly Word[], at: number): Passive[] {
  const be = words[at];
  if (be === undefined || !BE.has(be.lower)) return [];

  const verbAt = participleAfter(words, at);
  const verb = words[verbAt];
  if (verb?.sentence !== be.sentence || !PARTICIPLE.test(verb.lower)) return [];
  if (text.slice(be.end, verb.start).includes(',')) return [];

  const by = words
    .slice(verbAt + 1, verbAt + 1 + REACH_OF_BY)
    .findIndex(({ lower, sentence }) => lower === 'by' && sentence === be.sentence);
  const doer = by < 0 ? undefined : words[verbAt + 2 + by];
  const isPerson = doer !== undefined && PEOPLE.has(doer.lower);
  if (STATES.has(verb.lower) && !isPerson) return [];

  const end = isPerson && by <= MOST_BETWEEN ? doer.end : verb.end;
  const isOwnDeed = doer !== undefined && WRITER.has(doer.lower);
  return [{ start: be.start, end, sentence: be.sentence, isOwnDeed }];
}

function participleAfter(words: readonly Word[], at: number): number {
  let next = at + 1;
  while (next < at + MOST_BETWEEN && stepsOver(words[next])) next++;
  return next;
}

const stepsOver = (word: Word | undefined): boolean =>
  word !== undefined && (ADVERBS.has(word.lower) || BETWEEN.has(word.lower) || word.lower.endsWith('ly'));
