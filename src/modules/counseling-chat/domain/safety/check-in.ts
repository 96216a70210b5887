import { type DialogueState } from '../conversation/dialogue-state.js';
import { mayBeInDanger } from './danger-in.js';
import { LIFELINE } from './helplines.js';

export const CHECK_IN = `Before colleges: that sounded heavy. If part of you means it, call or text ${LIFELINE} any time, and tell someone you trust.`;

/** Once in a conversation, and not where a card was shown. */
export const asksWhetherSafe = (message: string, { checkedIn, aftercare }: DialogueState): boolean =>
  !checkedIn && aftercare === 0 && mayBeInDanger(message);
