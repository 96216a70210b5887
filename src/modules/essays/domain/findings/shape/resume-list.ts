import { type Finding } from '../../reading/finding.js';
import { likeListOfDeeds } from '../../learned/likeness.js';
import { type SentenceFacts } from '../../reading/measures.js';
import { type Span } from '../../text/manuscript.js';
import { ROLE_PHRASES, ROLES } from '../../word-lists/people-and-places/roles.js';
import { found } from '../found.js';
import { isIn, overlaps, stretch } from '../places.js';
import { sentencesLike } from '../sentences-like.js';
import { type EssayToJudge } from '../essay-to-judge.js';

const MANY_IN_ONE_SENTENCE = 3;
const SEVERAL_IN_ONE_SENTENCE = 2;
/** Spread over the essay: so many, in so many sentences, so many in a hundred words. */
const MANY = { roles: 6, sentences: 4, per100: 2.2 };
const WORDS_SHOWN = 14;
const SURE = 0.5;

/** Offices and awards, one after the other. */
export function resumeList(essay: EssayToJudge): Finding[] {
  const { facts, brief } = essay;
  const counts = rolesBySentence(essay);
  const count = (at: number): number => counts[at] ?? 0;

  const isListOfDeeds = (at: number): boolean => {
    const one = facts[at];
    if (one === undefined) return false;
    const deeds = deedsIn(one);
    return deeds >= DEEDS_OF_A_LIST || (deeds >= 2 && count(at) >= 1);
  };
  const isLikeOne = new Set(
    sentencesLike(essay, likeListOfDeeds, SURE)
      .filter(({ sentence }) => !LOOKS_AHEAD.test(sentence.text))
      .map(({ sentence }) => sentence.index),
  );
  const isListed = (at: number): boolean =>
    count(at) >= MANY_IN_ONE_SENTENCE ||
    (SUBJECTS_LEARNED.test(facts[at]?.sentence.text ?? '') && !namesVirtues(facts[at])) ||
    isListOfDeeds(at) ||
    isLikeOne.has(at) ||
    (count(at) >= SEVERAL_IN_ONE_SENTENCE &&
      Math.max(count(at - 1), count(at + 1)) >= SEVERAL_IN_ONE_SENTENCE);
  const listing = facts.filter((_, at) => isListed(at));
  if (listing.length === 0 && !areSpreadOut(essay, counts)) return [];

  if (brief.family === 'context') return [];
  if (brief.family === 'activity' && !counts.some((roles) => roles >= MANY_IN_ONE_SENTENCE)) return [];

  const shown = listing.length > 0 ? listing : facts.filter((_, at) => count(at) > 0).slice(0, 4);
  return found(
    'resume-list',
    shown.flatMap(({ sentence }) => stretch(sentence.words.slice(0, WORDS_SHOWN))),
  );
}

/** What the writer would do has not been done. */
const LOOKS_AHEAD = /^(?:\P{L}*\p{L}+){0,6}?\P{L}*(?:would|will|hope|want|plan|could|can)\b/iu;

const DEEDS =
  /(?:^|[,;] (?:and )?|\band |\bi (?:have |also |am |was |had )*)(?:(?:also )?(?:competed|earned|won|placed|ranked|qualified|scored|received|been (?:named|elected|selected|captain|active|on)|named|elected|selected|served|founded|started|raised|led|finished|completed|published|performed|passed|achieved|organized|interned|volunteer(?:ed)?|held|run|took|taken|played at|founded|got an?|was (?:captain|president|concertmaster|vice|elected|named|featured|a finalist|page)|skipped|tutor|show at|play|show|made all|made a|learned)) /giu;
const DEEDS_OF_A_LIST = 3;

/** "I won …, placed … and started …": deeds in a row, each without its story. */
const deedsIn = ({ sentence, firstPerson, concrete }: SentenceFacts): number =>
  firstPerson > 0 && concrete <= MOST_TO_SEE && /,/.test(sentence.text)
    ? [...sentence.text.matchAll(DEEDS)].length
    : 0;

const MOST_TO_SEE = 3;

const SUBJECTS_LEARNED =
  /\bi (?:have |also |have also )?(?:learned|took|taken|studied|speak|play|am a member of|joined|belong to) (?:[\p{L}\p{N}]+(?: [\p{L}\p{N}]+){0,3}, ){2,}(?:and )?/iu;

/** "I learned patience, respect and time management" lists no deeds. */
const namesVirtues = (one: SentenceFacts | undefined): boolean => (one?.abstract ?? 0) >= 2;

/** How many offices and awards each sentence names. */
export function rolesBySentence({ facts, manuscript, phrases, isQuoted }: EssayToJudge): number[] {
  const inPhrases = phrases.outsideSpeech(ROLE_PHRASES);
  const alone = manuscript.words.filter(({ lower, start }) => ROLES.has(lower) && !isQuoted(start));
  const all = withoutOverlaps([...inPhrases, ...alone]);
  return facts.map(({ sentence }) => all.filter((hit) => isIn(hit, sentence)).length);
}

function areSpreadOut({ measures }: EssayToJudge, counts: readonly number[]): boolean {
  const roles = counts.reduce((sum, count) => sum + count, 0);
  return (
    roles >= MANY.roles &&
    (roles * 100) / Math.max(measures.n, 100) >= MANY.per100 &&
    counts.filter((count) => count > 0).length >= MANY.sentences
  );
}

function withoutOverlaps(hits: readonly Span[]): Span[] {
  const kept: Span[] = [];
  for (const hit of hits.toSorted((a, b) => a.start - b.start)) if (!overlaps(hit, kept)) kept.push(hit);
  return kept;
}
