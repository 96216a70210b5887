import { type SentenceVector } from '../domain/understanding/meaning.js';

/** Turns sentences into vectors of length 1: the nearer two sentences are in meaning, the nearer their vectors. */
export abstract class SentenceEncoder {
  /** In the order of the sentences; null where none can be had in time. */
  abstract encode(sentences: readonly string[]): Promise<readonly SentenceVector[] | null>;

  /** Someone is about to write: what encoding needs may be loaded now. */
  abstract prepare(): void;
}
