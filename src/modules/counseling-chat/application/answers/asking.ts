import { type DialogueState, type Slot } from '../../domain/conversation/dialogue-state.js';
import { type Asked } from './answerer.js';

const MOST_TIMES = 2;

/** Nothing is asked again that was declined, or ignored twice. */
export function mayAsk({ asked }: DialogueState, slot: Slot): boolean {
  const before = asked.filter((question) => question.slot === slot);
  return before.length < MOST_TIMES && !before.some(({ declined }) => declined);
}

/** What is remembered of a question to the student; the wish is answered once the answer is known. */
export function asking({ state, intent, entities }: Asked, slot: Slot): Partial<DialogueState> {
  return {
    asked: [...state.asked, { slot, turn: state.turn, declined: false }],
    wish: { intent, entities },
  };
}
