import { type Finding } from '../../reading/finding.js';
import { type SentenceFacts } from '../../reading/measures.js';
import { type Span } from '../../text/manuscript.js';
import { THIRD_PERSON } from '../../word-lists/people-and-places/people.js';
import { SWEEPING } from '../../word-lists/weak-words/sweeping.js';
import { found } from '../found.js';
import { overlaps, stretch } from '../places.js';
import { type EssayToJudge } from '../essay-to-judge.js';
import { claimAboutEveryone, isGeneral, speaksForEveryone } from './speaks-for-everyone.js';

const SHORTEST = 5;
const WORDS_SHOWN = 7;
const PASSIVE = /\b(?:be|been|being|is|are|gets?|feels?) \p{L}+ed\b/giu;
const PAST = /\b(?:was|were|had|did|\p{L}{3,}ed)\b/iu;

/** Sentences that speak for everyone. */
export function sweeping(essay: EssayToJudge, edges: readonly Span[]): Finding[] {
  const phrases = essay.phrases
    .outsideSpeech(SWEEPING)
    .filter((hit) => isSaidOfAll(essay.factsAt(hit.start)) && !overlaps(hit, edges))
    .filter((hit) => !isAboutTheCollege(essay, hit) && !isOfOneGroup(essay, hit));
  const claims = essay.told
    .filter((facts) => isPresentClaim(facts))
    .flatMap(claimShown)
    .filter((claim) => !overlaps(claim, edges) && !overlaps(claim, phrases));

  return found('sweeping', [...phrases, ...claims]);
}

/** "The students are friendly": those of this college. */
const isAboutTheCollege = ({ isAboutCollege, text }: EssayToJudge, { start }: Span): boolean =>
  isAboutCollege && /^students\b/i.test(text.slice(start));

/** "Nearly all of us are military kids": a group the reader has met. */
const isOfOneGroup = ({ text }: EssayToJudge, { start }: Span): boolean =>
  /\b(?:nearly|almost|not) $/i.test(text.slice(0, start));

const isSaidOfAll = (facts: SentenceFacts | undefined): boolean =>
  facts !== undefined &&
  isGeneral(facts) &&
  !facts.hasSpeech &&
  !facts.sentence.words.some(({ lower }) => THIRD_PERSON.has(lower));

function isPresentClaim(facts: SentenceFacts): boolean {
  const { words, text } = facts.sentence;
  return words.length >= SHORTEST && speaksForEveryone(facts) && !PAST.test(text.replace(PASSIVE, ''));
}

function claimShown(facts: SentenceFacts): Span[] {
  const claim = claimAboutEveryone(facts);
  if (claim === null) return [];
  return stretch(facts.sentence.words.filter(({ start }) => start >= claim.start).slice(0, WORDS_SHOWN));
}
