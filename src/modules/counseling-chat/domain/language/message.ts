import { type Span } from '../entities/entities.js';

/** A word, a number or a mark of a message, as it was typed. */
export interface Token extends Span {
  /** As typed, capitals and accents included. */
  readonly typed: string;
  /** In small letters without accents, apostrophes and the dots of initials: "St. John's" is "st" and "johns". */
  readonly text: string;
  /** Without a final 's: "harvard" for "Harvard's". The text itself where there is none. */
  readonly owner: string;
  readonly kind: 'word' | 'number' | 'mark';
  /** Begins with a capital letter. */
  readonly isCapital: boolean;
  /** Two letters or more, all of them capitals. */
  readonly isAllCaps: boolean;
  /** First of the message, or after a mark that ends a sentence. */
  readonly beginsSentence: boolean;
}

/** A word of the plain text, and which part of the original it stands for. */
export interface PlainWord extends Span {
  readonly text: string;
}

/** One message in two views that both know their places in the original. */
export interface Message {
  readonly original: string;
  readonly tokens: readonly Token[];
  /** Small letters; short forms and contractions written out, generic words corrected, marks as words of their own. */
  readonly words: readonly PlainWord[];
  /** The words with a space between them. */
  readonly plain: string;
}
