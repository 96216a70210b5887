import { type Reply } from './reply.js';

const MOST_CHIPS = 4;

/** The reply with a sentence before its last question, or at its end. */
export function withSentence(reply: Reply, sentence: string): Reply {
  const lines = reply.message.split('\n');
  const last = lines.at(-1) ?? '';
  const asks = lines.length > 1 && last.endsWith('?') && !/^(?:- |\d+\. )/.test(last);
  const message = asks
    ? [...lines.slice(0, -1), `${sentence} ${last}`].join('\n')
    : `${reply.message}\n${sentence}`;
  return { ...reply, message };
}

export const withOpener = (reply: Reply, opener: string): Reply => ({
  ...reply,
  message: `${opener}\n${reply.message}`,
});

/** Chips that go before those of the answer. */
export const withChipsFirst = (reply: Reply, chips: readonly string[]): Reply => ({
  ...reply,
  chips: [...new Set([...chips, ...reply.chips])].slice(0, MOST_CHIPS),
});

/** A reply that neither asks nor offers anything gets a next step. */
export function withAWayOn(reply: Reply): Reply {
  const goesOn = reply.chips.length > 0 || reply.actions.length > 0 || reply.message.includes('?');
  return goesOn ? reply : withChipsFirst(reply, ['What should I do next?', 'Calculate admission chances']);
}
