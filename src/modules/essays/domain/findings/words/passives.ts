import { type Finding } from '../../reading/finding.js';
import { type Span, type Word } from '../../text/manuscript.js';
import { ADVERBS } from '../../word-lists/around-verbs.js';
import { found } from '../found.js';
import { matchesOf } from '../places.js';
import { type EssayToJudge } from '../essay-to-judge.js';

interface Passive extends Span {
  sentence: number;
  /** "By me", "by us": the writer is the one who hides. */
  isOwnDeed: boolean;
}

const setOf = (list: string): ReadonlySet<string> => new Set(list.split(' '));

const BE = setOf('was were been being be is are');
const BETWEEN = setOf('not all being been also finally');
const PARTICIPLE =
  /^(?:given|taken|made|done|seen|known|written|chosen|held|told|taught|brought|built|bought|caught|found|kept|left|lost|led|met|paid|put|sent|shown|sold|thrown|worn|won|broken|driven|eaten|forgotten|hidden|spoken|stolen|understood|beaten|drawn|run|set|lit|sung|grown|cut|hung|heard|\p{L}{3,}ed)$/u;
/** "I was tired" tells how someone is, not what was done. */
const STATES = setOf(
  'interested excited tired scared worried bored surprised confused involved born married supposed used embarrassed ashamed determined motivated dedicated passionate frustrated disappointed amazed shocked terrified relieved annoyed pleased satisfied concerned convinced exhausted prepared organized limited experienced gifted talented located dressed stressed depressed relaxed crowded complicated advanced related broken lost gone done left made needed blessed obsessed hooked fascinated intimidated overwhelmed devastated thrilled honored privileged accustomed aged faded crooked wicked naked beloved closed locked covered filled packed red hundred sacred stuck finished retired divorced injured united allowed expected diagnosed sent hired raised named called buried killed fired elected admitted adopted baptized deported drafted promoted shushed recommended',
);
const PEOPLE = setOf('me us him her them everyone people myself ourselves');
const WRITER = setOf('me us myself ourselves');
/** "Were made" and "have been organized" tell of a deed, "was made of" does not. */
const DEEDS_AFTER_BEEN = setOf(
  'organized made done left needed prepared limited needed filled packed closed',
);
const OF_A_STATE = setOf('of for from with up');
/** Nobody in particular. */
const SOME = setOf('many much several various some lots lot numerous countless');
const TO_THE_WRITER = setOf(
  'given taught shown passed placed handed told granted offered presented instilled',
);
const FIRST_WORDS = 3;

const MOST_BETWEEN = 3;
const REACH_OF_BY = 6;
const MANY = { atLeast: 4, sentences: 0.27 };
const MANY_IN_ONE = 3;
const MOST_SHOWN = 5;

/** One "by me", two in a sentence without an "I", or many sentences that hide who did it. */
export function passives(essay: EssayToJudge): Finding[] {
  const { words } = essay.manuscript;
  const all = words.flatMap((word, at) =>
    essay.isQuoted(word.start) ? [] : passiveAt(essay.text, words, at),
  );
  const impersonal = matchesOf(essay.text, BY_NOBODY).filter(({ start }) => !essay.isQuoted(start));
  if (impersonal.length > 0 && all.length === impersonal.length) return found('passive', impersonal);

  const hidden = impersonal.length > 0 || all.some(({ isOwnDeed }) => isOwnDeed);
  const sentences = new Set(all.map(({ sentence }) => sentence)).size;
  const isMany = all.length >= MANY.atLeast && sentences >= MANY.sentences * essay.measures.sentences;
  if (!hidden && !isMany && !hideInOneSentence(essay, all) && !hideBehindSome(essay, all)) return [];

  const ownFirst = all.toSorted((a, b) => Number(b.isOwnDeed) - Number(a.isOwnDeed) || a.start - b.start);
  return found(
    'passive',
    ownFirst.slice(0, MOST_SHOWN).map(({ start, end }) => ({ start, end })),
  );
}

function hideInOneSentence({ facts }: EssayToJudge, all: readonly Passive[]): boolean {
  const groups = [...Map.groupBy(all, ({ sentence }) => sentence)];
  return groups.some(
    ([sentence, { length }]) =>
      length >= MANY_IN_ONE || (length >= 2 && (facts[sentence]?.firstPerson ?? 0) <= 1),
  );
}

/** "Many events were held": neither who nor which. */
const hideBehindSome = ({ facts }: EssayToJudge, all: readonly Passive[]): boolean =>
  all.some(({ sentence, start }) =>
    (facts[sentence]?.sentence.words ?? [])
      .slice(0, FIRST_WORDS)
      .some((word) => SOME.has(word.lower) && word.start < start),
  );

function passiveAt(text: string, words: readonly Word[], at: number): Passive[] {
  const be = words[at];
  if (be === undefined || !BE.has(be.lower)) return [];
  // "Was being repaired" is one.
  if (BE.has(words[at - 1]?.lower ?? '')) return [];

  const verbAt = participleAfter(words, at);
  const verb = words[verbAt];
  if (verb?.sentence !== be.sentence || !PARTICIPLE.test(verb.lower)) return [];
  if (text.slice(be.end, verb.start).includes(',')) return [];

  const by = words
    .slice(verbAt + 1, verbAt + 1 + REACH_OF_BY)
    .findIndex(({ lower, sentence }) => lower === 'by' && sentence === be.sentence);
  const doer = by < 0 ? undefined : words[verbAt + 2 + by];
  const isPerson = doer !== undefined && PEOPLE.has(doer.lower);
  if (STATES.has(verb.lower) && !isPerson && !isDeed(words, be, verbAt)) return [];

  const end = isPerson && by <= MOST_BETWEEN ? doer.end : verb.end;
  const isOwnDeed = (doer !== undefined && WRITER.has(doer.lower)) || reachesWriter(words, verbAt);
  return [{ start: be.start, end, sentence: be.sentence, isOwnDeed }];
}

/** "Was given to me": the writer is where the sentence ends. */
const reachesWriter = (words: readonly Word[], verbAt: number): boolean =>
  TO_THE_WRITER.has(words[verbAt]?.lower ?? '') &&
  ['to', 'on', 'upon', 'down'].includes(words[verbAt + 1]?.lower ?? '') &&
  (words[verbAt + 2]?.lower === 'me' ||
    words[verbAt + 2]?.lower === 'us' ||
    words[verbAt + 3]?.lower === 'shoulders');

function isDeed(words: readonly Word[], be: Word, verbAt: number): boolean {
  const verb = words[verbAt]?.lower ?? '';
  const isPlural = be.lower === 'were' || be.lower === 'been' || words[verbAt - 1]?.lower === 'been';
  return isPlural && DEEDS_AFTER_BEEN.has(verb) && !OF_A_STATE.has(words[verbAt + 1]?.lower ?? '');
}

function participleAfter(words: readonly Word[], at: number): number {
  let next = at + 1;
  while (next < at + MOST_BETWEEN && stepsOver(words[next])) next++;
  return next;
}

/** "It was agreed that": by nobody. */
const BY_NOBODY =
  /\bit (?:was|has been|is) (?:\p{L}+ly )?(?:agreed|decided|determined|arranged|requested|suggested|assumed|believed|thought|felt|hoped|feared|expected|understood|discovered|noted|observed|recommended|required|established)(?: upon| on)?(?: by (?:me|us))?\b(?= (?:that|to))/giu;

const stepsOver = (word: Word | undefined): boolean =>
  word !== undefined && (ADVERBS.has(word.lower) || BETWEEN.has(word.lower) || word.lower.endsWith('ly'));
