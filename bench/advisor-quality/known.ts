import type { WorkedConversation } from '../../src/modules/counseling-chat/testing/worked-conversation.js';
import { REFUSED_ATTEMPTS } from './refused-attempts.js';
import { ALLOWED_2, REFUSED_2 } from './refused-attempts-2.js';
import { ALLOWED_3, REFUSED_3 } from './refused-attempts-3.js';
import { SEEN_CONVERSATIONS } from './seen-conversations.js';
import { SEEN_CONVERSATIONS_10 } from './seen-conversations-10.js';
import { SEEN_CONVERSATIONS_11 } from './seen-conversations-11.js';
import { SEEN_CONVERSATIONS_12 } from './seen-conversations-12.js';
import { SEEN_CONVERSATIONS_13 } from './seen-conversations-13.js';
import { SEEN_CONVERSATIONS_14 } from './seen-conversations-14.js';
import { SEEN_CONVERSATIONS_2 } from './seen-conversations-2.js';
import { SEEN_CONVERSATIONS_3 } from './seen-conversations-3.js';
import { SEEN_CONVERSATIONS_4 } from './seen-conversations-4.js';
import { SEEN_CONVERSATIONS_5 } from './seen-conversations-5.js';
import { SEEN_CONVERSATIONS_6 } from './seen-conversations-6.js';
import { SEEN_CONVERSATIONS_7 } from './seen-conversations-7.js';
import { SEEN_CONVERSATIONS_8 } from './seen-conversations-8.js';
import { SEEN_CONVERSATIONS_9 } from './seen-conversations-9.js';

// What people wrote who had not seen the words of the advisor. Each set was measured once as it came, and then learned from: for a
// figure of unseen talk, let someone write a new set, and measure it before it is added here.

export const KNOWN_TALKS: readonly WorkedConversation[] = [
  ...SEEN_CONVERSATIONS,
  ...SEEN_CONVERSATIONS_2,
  ...SEEN_CONVERSATIONS_3,
  ...SEEN_CONVERSATIONS_4,
  ...SEEN_CONVERSATIONS_5,
  ...SEEN_CONVERSATIONS_6,
  ...SEEN_CONVERSATIONS_7,
  ...SEEN_CONVERSATIONS_8,
  ...SEEN_CONVERSATIONS_9,
  ...SEEN_CONVERSATIONS_10,
  ...SEEN_CONVERSATIONS_11,
  ...SEEN_CONVERSATIONS_12,
  ...SEEN_CONVERSATIONS_13,
  ...SEEN_CONVERSATIONS_14,
];

/** The attempts to change Wren's rules stand at the end of each list. */
const ATTEMPTS = [
  { all: REFUSED_ATTEMPTS, onRules: 10 },
  { all: REFUSED_2, onRules: 20 },
  { all: REFUSED_3, onRules: 20 },
];
export const KNOWN_GHOSTWRITING = ATTEMPTS.flatMap(({ all, onRules }) => all.slice(0, -onRules));
export const KNOWN_INJECTIONS = ATTEMPTS.flatMap(({ all, onRules }) => all.slice(-onRules));
/** Near misses, which are answered. */
export const KNOWN_ALLOWED: readonly string[] = [...ALLOWED_2, ...ALLOWED_3];
