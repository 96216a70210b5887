import { expect, it } from 'vitest';
import { NEW_DIALOGUE } from '../../domain/conversation/dialogue-state.js';
import { type Turn } from '../advisor.js';
import { saidAgain } from './said-again.js';

const turnOf = (message: string) =>
  ({
    message,
    state: NEW_DIALOGUE,
    history: [{ message: 'hi', reply: 'Hello.', citations: [] }],
  }) as unknown as Turn;

it.each([
  ['what did u say', 'Hello.'],
  ['say that again pls', 'Hello.'],
  ['and what did u say pitt costs us', undefined],
])('%s', (message, reply) => {
  expect(saidAgain(turnOf(message))?.reply.message).toBe(reply);
});
