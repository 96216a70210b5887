import { foldedText, lowered } from './folded-text.js';
import { type Manuscript, type Paragraph, type Sentence, type Word } from './manuscript.js';
import { paragraphSpans } from './paragraphs.js';
import { sentenceSpans } from './sentences.js';
import { coveredBy } from './spans.js';
import { speechSpans } from './speech.js';
import { wordCount } from './word-count.js';
import { WORD } from './words.js';

/** A sentence with more than this share of its words in quotation marks is spoken. */
const SPOKEN_SHARE = 0.6;

/** Reads a stored text. */
export function readManuscript(stored: string): Manuscript {
  const text = foldedText(stored);
  const spans = paragraphSpans(text);
  const quoted = speechSpans(stored, text, spans);
  const isQuoted = coveredBy(quoted);

  const sentences: Sentence[] = [];
  const paragraphs = spans.map((span, index): Paragraph => {
    const own: Sentence[] = [];
    for (const { start, end } of sentenceSpans(text.slice(span.start, span.end), span.start)) {
      const place = { sentence: sentences.length, paragraph: index };
      const words = wordsOf(text.slice(start, end), start, place);
      if (words.length === 0) continue;
      const isSpoken = words.filter((word) => isQuoted(word.start)).length > words.length * SPOKEN_SHARE;
      const sentence = {
        start,
        end,
        index: place.sentence,
        paragraph: index,
        text: text.slice(start, end),
        words,
        isSpoken,
      };
      own.push(sentence);
      sentences.push(sentence);
    }
    return { ...span, index, sentences: own };
  });

  const words = sentences.flatMap((sentence) => sentence.words);
  return { stored, text, paragraphs, sentences, words, wordCount: wordCount(stored), quoted };
}

const wordsOf = (sentence: string, offset: number, place: Pick<Word, 'sentence' | 'paragraph'>): Word[] =>
  [...sentence.matchAll(WORD)].map(({ 0: text, index }) => ({
    start: offset + index,
    end: offset + index + text.length,
    text,
    lower: lowered(text),
    isNumber: /^\p{N}/u.test(text),
    ...place,
  }));
