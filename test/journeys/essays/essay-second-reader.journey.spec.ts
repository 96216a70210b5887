import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { BuiltInReviewer } from '#modules/essays/adapters/reading/built-in-reviewer.js';
import { aReview } from '#modules/essays/testing/a-review.js';
import { query } from '../../support/servers/database.js';
import {
  type LanguageModelServer,
  startLanguageModelServer,
} from '../../support/servers/language-model-server.js';
import { call, type Person, register } from '../../support/data/people.js';
import { type RunningApp, startApp } from '../../support/servers/running-app.js';

interface InFull {
  essay: { status: string };
  latestReview: { model: string; notice: string | null; support: boolean; lineComments: object[] } | null;
}

const KEY = 'sk-a-key-that-nobody-may-see';
const SENTENCE = 'In Willow Falls I kept a jar of buttons that my aunt had sorted by sorrow.';
const ANSWER = {
  rubric: [],
  comments: [
    {
      paragraphIndex: 0,
      quote: 'a jar of buttons',
      kind: 'gap',
      observation: 'Your reader sees the jar but not the day you opened it.',
      question: 'What did you do with the first button?',
    },
  ],
  strengths: [],
};

let model: LanguageModelServer;
let flyleaf: RunningApp;
let maya: Person;
const lines: string[] = [];
beforeAll(async () => {
  model = await startLanguageModelServer({ kind: 'answer', content: ANSWER });
  flyleaf = await startApp(
    { OPENAI_BASE_URL: model.url, OPENAI_API_KEY: KEY, OPENAI_MODEL: 'stub', LOG_LEVEL: 'debug' },
    lines,
  );
  vi.spyOn(flyleaf.app.get(BuiltInReviewer, { strict: false }), 'review').mockResolvedValue(aReview());
  maya = await register(flyleaf, { firstName: 'Maya', lastName: 'Lin' });
  await call(flyleaf, maya, 'POST', '/api/user-profile', { city: 'Willow Falls' });
});
afterAll(async () => {
  await flyleaf.close();
  await model.close();
});

/** Submits an essay; its review once that is stored. */
async function reviewOf(content: string) {
  const { body } = await call<{ id: string }>(flyleaf, maya, 'POST', '/api/essays', {
    title: 'The jar',
    essayType: 'Personal Statement',
    prompt: 'Any topic you choose',
    content,
    submit: true,
  });
  const inFull = async () => (await call<InFull>(flyleaf, maya, 'GET', `/api/essays/${body.id}`)).body;
  await expect.poll(async () => (await inFull()).essay.status, { timeout: 30_000 }).toBe('Complete');
  return (await inFull()).latestReview;
}

describe('an essay where a language model is configured', () => {
  it('is read by it too, with town and name covered, and the student can see that it was sent', async () => {
    const review = await reviewOf(`${SENTENCE} I am Maya.`);

    expect(review).toMatchObject({
      model: 'built-in/5+stub/1',
      notice: null,
      lineComments: [{ quote: 'a jar of buttons', suggestion: 'What did you do with the first button?' }],
    });
    expect(model.requests[0]?.text).toContain('In ▇▇▇▇▇▇▇▇▇▇▇▇ I kept a jar of buttons');
    expect(model.requests[0]?.text).not.toMatch(/Willow|Maya|The jar/);
    const activity = await call<{ items: object[] }>(flyleaf, maya, 'GET', '/api/account/activity');
    expect(activity.body.items).toContainEqual(
      expect.objectContaining({
        kind: 'sent-to-model',
        detail: { purpose: 'an essay review', fields: 'essay text, prompt, word limit' },
      }),
    );
    expect(await query(flyleaf, 'select tokens::int from platform.model_tokens')).toEqual([
      { tokens: 1200 },
      { tokens: 1200 },
    ]);
  });

  it('stays in the house when it speaks of a crisis', async () => {
    const asked = model.requests.length;

    expect(await reviewOf(`${SENTENCE} I want to die, and I have a plan to end my life.`)).toMatchObject({
      model: 'built-in/5',
      support: true,
    });
    expect(model.requests).toHaveLength(asked);
  });

  it('is read by Flyleaf alone when the student says so', async () => {
    const settings = (allowsOutsideReader: boolean) =>
      call(flyleaf, maya, 'PUT', '/api/essay-settings', { allowsOutsideReader });
    expect((await settings(false)).body).toEqual({ hasOutsideReader: true, allowsOutsideReader: false });
    const asked = model.requests.length;

    expect(await reviewOf(`${SENTENCE} Twice.`)).toMatchObject({ model: 'built-in/5', notice: null });

    expect(model.requests).toHaveLength(asked);
    await settings(true);
  });

  it('is reviewed without it when it does not answer, and nobody asks it again for a while', async () => {
    model.always({ kind: 'status', status: 401 });
    const asked = model.requests.length;
    const notice = 'Our second reader did not answer. This review was made without it.';

    expect(await reviewOf(`${SENTENCE} Three times.`)).toMatchObject({ model: 'built-in/5', notice });
    expect(await reviewOf(`${SENTENCE} Four times.`)).toMatchObject({ model: 'built-in/5', notice });

    expect(model.requests).toHaveLength(asked + 1);
  });

  it('is never in the log, nor is the key', () => {
    expect(lines.join('')).toContain('The language model gave no answer: refused.');
    expect(lines.join('')).not.toMatch(new RegExp(`${KEY}|jar of buttons|sorrow`));
  });
});

describe('who may choose', () => {
  it('is a student', async () => {
    const parent = await register(flyleaf, { role: 'parent' });

    expect((await call(flyleaf, parent, 'GET', '/api/essay-settings')).status).toBe(403);
    expect((await call(flyleaf, null, 'GET', '/api/essay-settings')).status).toBe(401);
    expect(
      (await call(flyleaf, maya, 'PUT', '/api/essay-settings', { allowsOutsideReader: 'no' })).status,
    ).toBe(400);
  });
});
