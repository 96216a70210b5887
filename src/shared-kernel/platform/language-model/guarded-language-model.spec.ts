import { describe, expect, it } from 'vitest';
import {
  ModelFailed,
  type ModelFailure,
  type ModelQuestion,
  type ModelTalk,
} from '../../application/language-model.js';
import { FixedClock } from '../../testing/fixed-clock.js';
import { CircuitBreaker } from './circuit-breaker.js';
import { GuardedLanguageModel } from './guarded-language-model.js';

const MINUTE_MS = 60_000;

/** A model that answers with each of these in turn: an answer, or a failure. */
function aModel(...turns: (string | ModelFailure[])[]) {
  const clock = new FixedClock(new Date('2026-11-23T12:00:00Z'));
  const counted: number[] = [];
  const waits: number[] = [];
  let calls = 0;
  let isOverBudget = false;
  const nextTurn = () => {
    const turn = turns[calls++] ?? 'an answer';
    return typeof turn === 'string'
      ? Promise.resolve(turn)
      : Promise.reject(new ModelFailed(turn[0] ?? 'failing'));
  };
  const model = new GuardedLanguageModel({
    model: 'a-model',
    breaker: new CircuitBreaker(clock),
    calls: { make: async () => ({ answer: await nextTurn(), tokens: 100 }) },
    talks: { make: async () => ({ text: await nextTurn(), tokens: 100 }) },
    budget: {
      reserve: (_student, tokens) =>
        Promise.resolve(isOverBudget ? null : { owner: 'o', day: '2026-11-23', tokens }),
      settle: (_reservation, used) => Promise.resolve(void counted.push(used)),
    },
    wait: (milliseconds) => Promise.resolve(waits.push(milliseconds)),
  });
  return {
    model,
    clock,
    counted,
    waits,
    get calls() {
      return calls;
    },
    spendBudget: () => (isOverBudget = true),
  };
}

const question = (changes: Partial<ModelQuestion<string>> = {}): ModelQuestion<string> => ({
  studentId: 'maya',
  instructions: 'Answer.',
  material: '{}',
  shape: { name: 'answer', jsonSchema: {} },
  mostAnswerTokens: 100,
  reservedTokens: 5_000,
  read: (answer) => Promise.resolve(answer === 'nonsense' ? null : String(answer)),
  beforeSending: () => Promise.resolve(),
  signal: new AbortController().signal,
  ...changes,
});

const FAILS: ModelFailure[] = ['failing'];
const failureOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 'none',
    (error: unknown) => (error instanceof ModelFailed ? error.failure : String(error)),
  );

describe('asking the language model', () => {
  it('takes the first answer that is of use, after pauses that grow', async () => {
    const made = aModel(FAILS, 'nonsense', 'red');

    const reply = await made.model.ask(question());

    expect(reply).toMatchObject({ answer: 'red', model: 'a-model', tries: 3, tokens: 200 });
    expect(made.waits[0]).toBeGreaterThanOrEqual(1_000);
    expect(made.waits[0]).toBeLessThanOrEqual(3_000);
    expect(made.waits[1]).toBeGreaterThanOrEqual(4_000);
    expect(made.waits[1]).toBeLessThanOrEqual(8_000);
  });

  it('counts what each call cost, and nothing for a call that was turned away', async () => {
    const made = aModel(['busy'], 'nonsense', 'red');

    await made.model.ask(question());

    expect(made.counted).toEqual([0, 100, 100]);
  });

  it('rests for a minute after three failures, for everybody; then one at a time may try', async () => {
    const made = aModel(FAILS, FAILS, FAILS, FAILS);
    expect(await failureOf(made.model.ask(question()))).toBe('failing');
    expect(made.calls).toBe(3);

    expect(await failureOf(made.model.ask(question({ studentId: 'someone-else' })))).toBe('resting');
    expect(made.calls).toBe(3);

    made.clock.advance(MINUTE_MS);
    expect(await Promise.all([1, 2].map(() => failureOf(made.model.ask(question()))))).toEqual([
      'failing',
      'resting',
    ]);
    expect(made.calls).toBe(4);

    made.clock.advance(MINUTE_MS);
    expect(await failureOf(made.model.ask(question()))).toBe('none');
    expect(await failureOf(made.model.ask(question()))).toBe('none');
  });

  it('does not close for everybody because one text brings about useless answers', async () => {
    const made = aModel('nonsense', 'nonsense', 'nonsense', 'red');

    expect(await failureOf(made.model.ask(question()))).toBe('of-no-use');
    expect(await failureOf(made.model.ask(question()))).toBe('none');
  });

  it('does not ask again where its settings are wrong', async () => {
    const made = aModel(['refused']);

    expect(await failureOf(made.model.ask(question()))).toBe('refused');
    expect(made.calls).toBe(1);
  });

  it('sends nothing when the tokens of the day are spent, and rests for nobody', async () => {
    const made = aModel();
    made.spendBudget();

    expect(await failureOf(made.model.ask(question()))).toBe('budget-spent');
    expect(await failureOf(made.model.ask(question()))).toBe('budget-spent');
    expect(made.calls).toBe(0);
  });

  it('sends nothing when what comes before fails', async () => {
    const made = aModel();
    const asked = made.model.ask(question({ beforeSending: () => Promise.reject(new Error('No log.')) }));

    await expect(asked).rejects.toThrow('No log.');
    expect(made.calls).toBe(0);
    expect(made.counted).toEqual([0]);
  });

  it('tells once, before the first byte, that something is sent', async () => {
    let told = 0;
    const made = aModel(FAILS, FAILS, 'red');

    await made.model.ask(question({ beforeSending: () => Promise.resolve(void (told += 1)) }));

    expect(told).toBe(1);
  });
});

const talk = (changes: Partial<ModelTalk> = {}): ModelTalk => ({
  studentId: 'maya',
  instructions: 'Answer.',
  messages: [{ from: 'person', text: 'Hello' }],
  tools: [],
  mostAnswerTokens: 100,
  reservedTokens: 5_000,
  onText: () => undefined,
  beforeSending: () => Promise.resolve(),
  signal: new AbortController().signal,
  ...changes,
});

describe('talking with the language model', () => {
  it('tries again at once while nothing was said, and counts all tries as one', async () => {
    const made = aModel(FAILS, ['busy'], 'Hello, Maya.');

    expect(await made.model.talk(talk())).toMatchObject({ text: 'Hello, Maya.', tokens: 100 });
    expect(Math.max(...made.waits)).toBeLessThanOrEqual(500);
    expect(made.counted).toEqual([100]);
  });

  it('does not try again when the model answered in vain, or is told to stop', async () => {
    for (const failure of ['of-no-use', 'refused', 'timed-out'] as const) {
      const made = aModel([failure], 'Hello, Maya.');
      expect(await failureOf(made.model.talk(talk()))).toBe(failure);
      expect(made.calls).toBe(1);
    }
  });

  it('sends nothing over the budget of the day, and nothing while the service rests', async () => {
    const spent = aModel('Hello.');
    spent.spendBudget();
    expect(await failureOf(spent.model.talk(talk()))).toBe('budget-spent');

    const failing = aModel(FAILS, FAILS, FAILS);
    expect(await failureOf(failing.model.talk(talk()))).toBe('failing');
    expect(await failureOf(failing.model.talk(talk()))).toBe('resting');
    expect([spent.calls, failing.calls]).toEqual([0, 3]);
  });
});
