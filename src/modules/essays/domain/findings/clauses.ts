import { type SentenceFacts } from '../reading/measures.js';
import { sentenceFacts } from '../reading/sentence-facts.js';
import { type Sentence, type Word } from '../text/manuscript.js';
import { type EssayToJudge } from './essay-to-judge.js';

const JOINTS = new Set(['and', 'but', 'so', 'because', 'which', 'since', 'while', 'although', 'though']);
/** A shorter part of a sentence says too little by itself. */
const SHORTEST = 5;
const SHORTEST_SENTENCE = 12;

/** The parts of a long sentence, each read as if it stood alone. */
export function clausesOf(essay: EssayToJudge, { sentence }: SentenceFacts): SentenceFacts[] {
  if (sentence.words.length < SHORTEST_SENTENCE) return [];
  const parts = partsOf(essay.text, sentence).filter(({ length }) => length >= SHORTEST);
  if (parts.length === 0) return [];
  const clauses = parts.map((words, index) => clauseOf(essay.text, sentence, words, index));
  return sentenceFacts({ ...essay.manuscript, sentences: clauses }, essay.phrases, '');
}

function partsOf(text: string, { words }: Sentence): Word[][] {
  const parts: Word[][] = [[]];
  for (const [at, word] of words.entries()) {
    const gap = text.slice(words[at - 1]?.end ?? word.start, word.start);
    const isJoint = JOINTS.has(word.lower);
    if (/[;:\u2013\u2014(]/.test(gap) || (isJoint && (gap.includes(',') || word.lower === 'because')))
      parts.push([]);
    parts.at(-1)?.push(word);
  }
  return parts.length > 1 ? parts.map(withoutJoint) : [];
}

const withoutJoint = (words: Word[]): Word[] => (JOINTS.has(words[0]?.lower ?? '') ? words.slice(1) : words);

function clauseOf(text: string, sentence: Sentence, words: Word[], index: number): Sentence {
  const start = words[0]?.start ?? sentence.start;
  const end = words.at(-1)?.end ?? sentence.end;
  return { ...sentence, index, start, end, text: text.slice(start, end), words };
}
