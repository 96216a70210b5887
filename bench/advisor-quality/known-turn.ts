import type { WorkedTurn } from '../../src/modules/counseling-chat/testing/worked-conversation.js';

export type Expected = Partial<Omit<WorkedTurn, 'says' | 'intent'>>;

/** A turn of which only what every good answer must do is expected. */
export const turn = (says: string, intent: string, expected: Expected = {}): WorkedTurn => ({
  says,
  intent,
  tools: [],
  mentions: [],
  avoids: [],
  cited: false,
  ...expected,
});
