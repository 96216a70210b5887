import { setTimeout as pause } from 'node:timers/promises';
import { ModelFailed } from '../../application/language-model.js';
import { type CircuitBreaker } from './circuit-breaker.js';
import { type OpenAiCalls } from './open-ai-calls.js';
import { type OpenAiTalks } from './open-ai-talks.js';
import { type TokenBudget } from './token-budget.js';

/** What stands between a question and the model. */
export interface Guards {
  model: string;
  calls: Pick<OpenAiCalls, 'make'>;
  talks: Pick<OpenAiTalks, 'make'>;
  breaker: CircuitBreaker;
  budget: Pick<TokenBudget, 'reserve' | 'settle'>;
  /** The pause between two tries, unless a test needs none. */
  wait?: (milliseconds: number, signal: AbortSignal) => Promise<unknown>;
}

export interface Pause {
  readonly from: number;
  readonly to: number;
}

/** Waits a random while, so that replicas do not knock together. `last` is thrown when it is told to stop. */
export async function waitBetweenTries(
  { wait, breaker }: Guards,
  { from, to }: Pause,
  signal: AbortSignal,
  last: ModelFailed,
): Promise<void> {
  const waitFor = wait ?? ((milliseconds: number) => pause(milliseconds, undefined, { signal }));
  try {
    await waitFor(from + Math.random() * (to - from), signal);
  } catch {
    throw last;
  }
  if (breaker.isOpen) throw new ModelFailed('resting');
}

const CHARACTERS_PER_TOKEN = 4;

/** For servers that do not count. */
export const estimatedTokens = (...texts: readonly string[]): number =>
  Math.ceil(texts.join('').length / CHARACTERS_PER_TOKEN);
