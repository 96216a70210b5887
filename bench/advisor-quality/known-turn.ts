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

/** What no answer to a plain question may say. */
const LOST = 'didn.t quite catch|not certain what you meant|not sure I got';

/** A turn that asks something plain: any of these readings, and every one of these words in the answer. */
export const heard = (says: string, intent: string, ...mentions: readonly string[]): WorkedTurn =>
  turn(says, intent, { mentions, avoids: [LOST] });
