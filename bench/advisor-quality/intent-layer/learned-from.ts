import type { ReadMessage } from '../../../src/modules/counseling-chat/domain/understanding/read-message.js';
import { WORKED_CONVERSATIONS } from '../../../src/modules/counseling-chat/testing/worked-conversations.js';
import { KNOWN_ALLOWED, KNOWN_GHOSTWRITING, KNOWN_INJECTIONS, KNOWN_TALKS } from '../known.js';
import {
  fromExamples,
  fromMessages,
  fromPatterns,
  fromSaid,
  fromTalks,
  type Wanted,
} from './intent-corpus.js';

/** Of the phrases of patterns, whose meaning is much the same. */
const ONE_IN = 12;

/** All that intents are learned from beside the lines of strangers. */
export const learnedFrom = (
  read: ReadMessage,
  random: () => number,
): { patterns: Wanted[]; said: Wanted[] } => ({
  patterns: fromPatterns(random),
  said: [
    ...fromSaid(),
    ...fromExamples(),
    ...fromTalks([...WORKED_CONVERSATIONS, ...KNOWN_TALKS], read),
    ...fromMessages(KNOWN_GHOSTWRITING, 'ghostwrite', read),
    ...fromMessages(KNOWN_INJECTIONS, 'injection', read),
    ...fromMessages(KNOWN_ALLOWED, 'essay_help', read),
  ],
});

export const someOf = <Item>(items: readonly Item[]): Item[] =>
  items.filter((_item, at) => at % ONE_IN === 0);
