import { type SentenceFacts } from '../../../src/modules/essays/domain/reading/measures.js';

export interface LearnedSentence {
  readonly facts: SentenceFacts;
  readonly signs: ReadonlySet<string>;
  /** The learned kinds it is an example of. */
  readonly kinds: readonly string[];
  readonly hasFlaw: boolean;
  /** Written as an example of one kind, without a word on the others. */
  readonly isOfKindFile: boolean;
}
