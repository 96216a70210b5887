import { type SentenceFacts } from '../reading/measures.js';
import { type EssayToJudge } from './essay-to-judge.js';

const SHORTEST = 5;

/** The sentences nobody speaks that are, as sure as that, of a learned kind. */
export const sentencesLike = (
  { told }: EssayToJudge,
  likeness: (facts: SentenceFacts) => number,
  sure: number,
): SentenceFacts[] =>
  told.filter(
    (facts) => facts.sentence.words.length >= SHORTEST && !facts.hasSpeech && likeness(facts) >= sure,
  );
