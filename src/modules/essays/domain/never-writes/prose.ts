import { stem } from '../text/stem.js';
import { isProposal } from './cues.js';
import { type Leak, type LeakReason, LONGEST_PROPOSAL } from './leak.js';
import { type OwnWords } from './own-words.js';
import { FIRST_PERSON, isReviewerStem, TALK } from './reviewer-words.js';
import { tokensOf } from './tokens.js';

interface Piece {
  text: string;
  words: string[];
  isQuestion: boolean;
}

/** So many words may pass without one to the writer or about the writing. A question needs a little more. */
const LONGEST_SILENCE = 10;
const LONGEST_SILENCE_OF_A_QUESTION = 14;

/** So many new words may stand among twelve. */
const MOST_NEW_WORDS = 4;
const STRETCH = 12;

const SENTENCE_END = /(?<=[.?!])\s+|\n+/;
/** Marks that can hide a proposal inside a sentence. */
const INNER_MARK = /[:;—–"]|\s-\s/;

/** Outside quotations every sentence has to speak to the writer or about the writing. */
export function proseLeaks(prose: string, own: OwnWords): Leak[] {
  const all = prose.split(SENTENCE_END).flatMap(piecesOf);
  const long = all.flatMap((piece) => {
    const reason = isProposal(piece.words, own) ? reasonToBlock(piece, own) : null;
    return reason === null ? [] : [{ reason, text: piece.text }];
  });
  return [...long, ...smallPieces(all, own)];
}

function piecesOf(sentence: string): Piece[] {
  const isQuestion = sentence.trim().endsWith('?');
  return sentence
    .split(INNER_MARK)
    .map((text) => ({ text: text.trim(), words: tokensOf(text), isQuestion }))
    .filter(({ words }) => words.length > 0);
}

function reasonToBlock({ words, isQuestion }: Piece, own: OwnWords): LeakReason | null {
  if (words.some((word) => FIRST_PERSON.has(word))) return 'first person';

  const longest = isQuestion ? LONGEST_SILENCE_OF_A_QUESTION : LONGEST_SILENCE;
  if (!isAboutWriting(words) || longestSilence(words) > longest) return 'not about the writing';

  return mostNewWords(words, own) > MOST_NEW_WORDS ? 'new matter' : null;
}

const isAboutWriting = (words: readonly string[]): boolean => words.some((word) => TALK.has(word));

function longestSilence(words: readonly string[]): number {
  let run = 0;
  let longest = 0;
  for (const word of words) {
    run = TALK.has(word) ? 0 : run + 1;
    longest = Math.max(longest, run);
  }
  return longest;
}

function mostNewWords(words: readonly string[], own: OwnWords): number {
  const isNew = newWords(words, own);
  return Math.max(...isNew.map((_, at) => isNew.slice(at, at + STRETCH).filter(Boolean).length));
}

/** Which of the words neither the reviewer nor the student uses. */
const newWords = (words: readonly string[], own: OwnWords): boolean[] =>
  words.map((word) => word.length > 2 && !isReviewerStem(stem(word)) && !own.holdStem(stem(word)));

/** So many new words make short statements in a row more than the reasons of a reviewer. */
const FEWEST_NEW_WORDS_IN_PIECES = 2;

/** Short statements in a row that never turn to the writer add up to one proposal. */
function smallPieces(all: readonly Piece[], own: OwnWords): Leak[] {
  const leaks: Leak[] = [];
  let run: Piece[] = [];
  const close = (): void => {
    const words = run.flatMap((piece) => piece.words);
    const isNewMatter = newWords(words, own).filter(Boolean).length >= FEWEST_NEW_WORDS_IN_PIECES;
    if (run.length > 1 && words.length > LONGEST_PROPOSAL && isNewMatter) {
      leaks.push({ reason: 'in small pieces', text: run.map((piece) => piece.text).join(' ') });
    }
    run = [];
  };

  for (const piece of all) {
    if (isAboutWriting(piece.words)) close();
    else if (!piece.isQuestion && !own.hold(piece.words)) run.push(piece);
  }
  close();
  return leaks;
}
