import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ModelFailed } from '../../application/language-model.js';
import {
  type LanguageModelServer,
  startLanguageModelServer,
} from '../../../../test/support/servers/language-model-server.js';
import { type ModelSettings } from './language-model-settings.js';
import { OpenAiCalls } from './open-ai-calls.js';

const SECRET = 'sk-test-never-logged';
const TEXT = 'The clock on our stove has been eleven minutes fast since I was nine.';
const SHAPE = {
  name: 'colors',
  jsonSchema: {
    type: 'object',
    properties: { color: { type: 'string' } },
    required: ['color'],
    additionalProperties: false,
  },
};
const RED = { kind: 'answer', content: { color: 'red' } } as const;

let server: LanguageModelServer;

beforeAll(async () => {
  server = await startLanguageModelServer(RED);
});
afterEach(() => {
  server.always(RED);
  server.requests.length = 0;
});
afterAll(() => server.close());

const calls = (changes: Partial<ModelSettings> = {}) =>
  new OpenAiCalls({
    baseUrl: server.url,
    apiKey: SECRET,
    model: 'a-model',
    structuredOutput: 'jsonSchema',
    timeoutMs: 20_000,
    tokensPerDay: 1,
    tokensPerDayInTotal: 1,
    ...changes,
  });

const ask = (changes: Partial<ModelSettings> = {}, material = TEXT, signal = new AbortController().signal) =>
  calls(changes).make({
    instructions: 'Name a color.',
    material,
    shape: SHAPE,
    mostAnswerTokens: 100,
    signal,
  });

describe('a call of the language model', () => {
  it('sends orders and material apart, with the shape of the answer, and counts its tokens', async () => {
    expect(await ask()).toEqual({ answer: { color: 'red' }, tokens: 1200 });

    expect(server.requests).toHaveLength(1);
    expect(server.requests[0]?.authorization).toBe(`Bearer ${SECRET}`);
    expect(server.requests[0]?.body).toMatchObject({
      model: 'a-model',
      temperature: 0,
      max_tokens: 100,
      messages: [
        { role: 'system', content: 'Name a color.' },
        { role: 'user', content: TEXT },
      ],
      response_format: {
        type: 'json_schema',
        json_schema: { name: 'colors', strict: true, schema: SHAPE.jsonSchema },
      },
    });
  });

  it('asks by a function where the server knows no schemas', async () => {
    expect(await ask({ structuredOutput: 'functionCalling' })).toEqual({
      answer: { color: 'red' },
      tokens: 1200,
    });

    expect(server.requests[0]?.body.tools?.[0]?.function.name).toBe('colors');
  });

  it('needs no key for a server of one’s own', async () => {
    await expect(ask({ apiKey: undefined })).resolves.toMatchObject({ answer: { color: 'red' } });
  });

  it.each([
    ['busy', { kind: 'status', status: 429, retryAfterSeconds: 1 }],
    ['busy', { kind: 'status', status: 429 }],
    ['failing', { kind: 'status', status: 500 }],
    ['failing', { kind: 'status', status: 503, body: '<html>Bad gateway</html>' }],
    ['refused', { kind: 'status', status: 401 }],
    ['refused', { kind: 'status', status: 404 }],
    ['not-the-shape', { kind: 'words', content: 'This essay is great!' }],
    ['not-the-shape', { kind: 'words', content: '{"color": "re' }],
    ['not-the-shape', { kind: 'raw', body: '{"choices": [' }],
    ['not-the-shape', { kind: 'raw', body: '{"choices": []}' }],
    ['not-the-shape', { kind: 'raw', body: '<html>Hello</html>' }],
    ['too-large', { kind: 'bytes', count: 5_000_000 }],
    ['too-large', { kind: 'bytes', count: 300_000 }],
  ] as const)('fails as %s, after one request, when the server answers %o', async (failure, behavior) => {
    server.always(behavior);

    await expect(ask()).rejects.toMatchObject({ name: 'ModelFailed', failure });

    expect(server.requests).toHaveLength(1);
  });

  it('gives up a server that never answers, and hangs up', async () => {
    server.always({ kind: 'silence' });

    await expect(ask({ timeoutMs: 200 })).rejects.toMatchObject({ failure: 'timed-out' });

    await expect.poll(() => server.requests[0]?.wasAborted).toBe(true);
  });

  it('stops at once when it is told to', async () => {
    server.always({ kind: 'silence' });
    const stop = new AbortController();
    const asked = ask({}, TEXT, stop.signal);
    await expect.poll(() => server.requests.length).toBe(1);

    stop.abort();

    await expect(asked).rejects.toMatchObject({ failure: 'stopped' });
    await expect.poll(() => server.requests[0]?.wasAborted).toBe(true);
  });

  it('finds nobody at a wrong address', async () => {
    await expect(ask({ baseUrl: 'http://127.0.0.1:9/v1' })).rejects.toMatchObject({ failure: 'unreachable' });
  });

  it('sends no more than 256 kB', async () => {
    await expect(ask({}, 'x'.repeat(300_000))).rejects.toMatchObject({ failure: 'too-large' });

    expect(server.requests).toEqual([]);
  });

  it('repeats nothing of what was sent or answered in its error', async () => {
    server.always({ kind: 'status', status: 400, body: JSON.stringify({ error: { message: TEXT } }) });

    const error: unknown = await ask().catch((caught: unknown) => caught);

    expect(error).toBeInstanceOf(ModelFailed);
    const shown = error instanceof Error ? `${error.stack ?? ''}${String(error.cause)}` : '';
    expect(shown).not.toContain(TEXT);
    expect(shown).not.toContain(SECRET);
  });
});
