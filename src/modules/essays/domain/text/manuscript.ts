/** A stretch of the stored text, in UTF-16 positions; `end` is the first position after it. */
export interface Span {
  start: number;
  end: number;
}

export interface Word extends Span {
  text: string;
  lower: string;
  isNumber: boolean;
  /** Its place among the sentences and the paragraphs, from 0. */
  sentence: number;
  paragraph: number;
}

export interface Sentence extends Span {
  index: number;
  paragraph: number;
  text: string;
  words: Word[];
  /** Most of it stands inside quotation marks: people in stories may talk as they do. */
  isSpoken: boolean;
}

export interface Paragraph extends Span {
  index: number;
  sentences: Sentence[];
}

/** An essay as it is read. */
export interface Manuscript {
  /** What is kept and shown. */
  stored: string;
  /** The same length with plain quotes, hyphens and spaces: this is what is read. */
  text: string;
  paragraphs: readonly Paragraph[];
  sentences: readonly Sentence[];
  words: readonly Word[];
  /** Separated by white space, as forms count. */
  wordCount: number;
  /** Speech and quotations. */
  quoted: readonly Span[];
}
