/** From so many words on, an example is a sentence that could be pasted. */
const WORDS_TO_PASTE = 8;
const WORDS_QUOTED = 9;

const OFFERED =
  /\b(?:you (?:could|can|might) (?:write|say|start with|begin with|open with|put)|for example, (?:write|say)|try (?:writing|saying|this)|something like|such as this|as in)\b[,:]?\s*(.*)$/iu;
const ANNOUNCED =
  /\bhere(?:’|')s (?:a|an|your|one|the) (?:\w+ )?(?:draft|essay|paragraph|opening|opener|hook|version|sentence|line|intro(?:duction)?|conclusion|rewrite|edit)\b/iu;
/** What to write about, and how much of it, is advice. */
const IS_ADVICE =
  /^(?:about|down|to|no\b|yes\b|that you\b|two|three|a few|what|why|how|where|when|which|it in|in your own)/iu;
const QUOTED = /["“«]([^"”»]+)["”»]/gu;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}’']+/gu) ?? [];

/** A line that a student could put into an application. */
export function offersApplicationText(sentence: string, asked: string): boolean {
  if (ANNOUNCED.test(sentence)) return true;
  const offered = OFFERED.exec(sentence)?.[1] ?? '';
  if (wordsOf(offered).length >= WORDS_TO_PASTE && !IS_ADVICE.test(offered)) return true;
  return [...sentence.matchAll(QUOTED)].some(([, quote = '']) => isLongAndNotTheirs(quote, asked));
}

function isLongAndNotTheirs(quote: string, asked: string): boolean {
  const words = wordsOf(quote);
  return words.length >= WORDS_QUOTED && !wordsOf(asked).join(' ').includes(words.join(' '));
}

const SPEAKS_OF_ITSELF = /\b(?:I|me|my|mine|myself|we|our)\b/u;
const SPEAKS_TO_THE_STUDENT = /\b(?:you|your|yours|you(?:’|')\w+)\b/iu;
/** What Wren does, which no essay tells. */
const WREN =
  /\bWren\b|\bFlyleaf\b|\bI(?:’|')(?:ll|d)\b|\bI(?:’|')?m (?:an AI|sorry|not sure|glad|here)\b|\bI (?:can|can(?:’|')t|don(?:’|')t|do not|won(?:’|')t|couldn(?:’|')t|could|found|looked|looked up|checked|took|left|see|suggest|know|have no|only have|have)\b/u;

const isTold = (sentence: string): boolean =>
  SPEAKS_OF_ITSELF.test(sentence) && !SPEAKS_TO_THE_STUDENT.test(sentence) && !WREN.test(sentence);

/** For each sentence, whether it stands in a run of two or more that tell of "me" and are not Wren’s: an essay. */
export const toldByAnother = (sentences: readonly string[]): readonly boolean[] =>
  sentences.map(
    (sentence, at) =>
      isTold(sentence) && (isTold(sentences[at - 1] ?? '') || isTold(sentences[at + 1] ?? '')),
  );
