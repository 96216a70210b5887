import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  type LanguageModelServer,
  startLanguageModelServer,
} from '../../../../test/support/servers/language-model-server.js';
import { type ModelTool } from '../../application/language-model.js';
import { OpenAiTalks, type Talk } from './open-ai-talks.js';

const HELLO = { kind: 'says', text: 'Hello there.' } as const;
const LOOKS_UP = { kind: 'calls', calls: [{ name: 'price', input: { college: 204796 } }] } as const;

let server: LanguageModelServer;
beforeAll(async () => {
  server = await startLanguageModelServer(HELLO);
});
afterEach(() => {
  server.always(HELLO);
  server.requests.length = 0;
});
afterAll(() => server.close());

const asked: unknown[] = [];
const price: ModelTool = {
  name: 'price',
  description: 'What a year at a college costs.',
  inputSchema: {
    type: 'object',
    properties: { college: { type: 'integer' } },
    required: ['college'],
    additionalProperties: false,
  },
  run: (input) => {
    asked.push(input);
    return Promise.resolve('{"price":"$18,800"}');
  },
};

const talk = (changes: Partial<Talk> = {}, timeoutMs = 20_000) =>
  new OpenAiTalks({
    baseUrl: server.url,
    apiKey: undefined,
    model: 'a-model',
    structuredOutput: 'jsonSchema',
    timeoutMs,
    tokensPerDay: 1,
    tokensPerDayInTotal: 1,
  }).make({
    instructions: 'You are Wren.',
    messages: [{ from: 'person', text: 'What would Ohio State cost?' }],
    tools: [price],
    mostAnswerTokens: 100,
    onText: () => undefined,
    signal: new AbortController().signal,
    ...changes,
  });

describe('a talk with the language model', { timeout: 30_000 }, () => {
  it('answers in words and counts its tokens', async () => {
    expect(await talk()).toEqual({ text: 'Hello there.', tokens: 1200 });

    expect(server.requests[0]?.body.messages).toMatchObject([
      { role: 'system', content: [{ type: 'text', text: 'You are Wren.' }] },
      { role: 'user', content: 'What would Ohio State cost?' },
    ]);
  });

  it('runs a tool, hands its words back, and passes the answer on as it comes', async () => {
    asked.length = 0;
    const pieces: string[] = [];
    server.next(LOOKS_UP, { kind: 'says', text: 'About $18,800 a year.' });

    const said = await talk({ onText: (piece) => pieces.push(piece) });

    expect(said).toEqual({ text: 'About $18,800 a year.', tokens: 2400 });
    expect(asked).toEqual([{ college: 204796 }]);
    expect(pieces.filter((piece) => piece !== '').length).toBeGreaterThan(1);
    expect(pieces.join('')).toBe('About $18,800 a year.');
    expect(server.requests[1]?.body.messages.at(-1)).toMatchObject({
      role: 'tool',
      content: '{"price":"$18,800"}',
    });
  });

  it('says nothing before a tool was used', async () => {
    const pieces: string[] = [];
    await talk({ onText: (piece) => pieces.push(piece) });

    expect(pieces.join('')).toBe('');
  });

  it('tells the model when it calls a tool that does not exist, or with a wrong input', async () => {
    asked.length = 0;
    server.next(
      { kind: 'calls', calls: [{ name: 'remove_everything', input: {} }] },
      { kind: 'calls', calls: [{ name: 'price', input: { college: 'Ohio' } }] },
      { kind: 'says', text: 'I could not look that up.' },
    );

    expect((await talk()).text).toBe('I could not look that up.');
    expect(asked).toEqual([]);
  });

  it('ends a model that calls tools without end', async () => {
    server.always(LOOKS_UP);

    await expect(talk()).rejects.toMatchObject({ failure: 'of-no-use' });
    server.requests.length = 0;
    await talk({}, 20_000).catch(() => undefined);
    expect(server.requests).toHaveLength(4);
  });

  it.each([
    ['busy', { kind: 'status', status: 429 }],
    ['failing', { kind: 'status', status: 503, body: '<html>Bad gateway</html>' }],
    ['refused', { kind: 'status', status: 401 }],
    ['of-no-use', { kind: 'says', text: ' ' }],
    ['too-large', { kind: 'says', text: 'word '.repeat(5_000) }],
  ] as const)('fails as %s when the server answers %o', async (failure, behavior) => {
    server.always(behavior);

    await expect(talk()).rejects.toMatchObject({ name: 'ModelFailed', failure });
  });

  it.each([
    ['does not begin', { kind: 'silence' }],
    ['stands still', { kind: 'says', text: 'One two three four.', stallsAfterWords: 2 }],
  ] as const)('gives up a stream that %s, and hangs up', async (_how, behavior) => {
    server.always(behavior);

    await expect(talk({}, 300)).rejects.toMatchObject({ failure: 'timed-out' });
    await expect.poll(() => server.requests[0]?.wasAborted).toBe(true);
  });

  it('stops when the reader leaves', async () => {
    server.always({ kind: 'silence' });
    const leaving = new AbortController();
    const talking = talk({ signal: leaving.signal });
    await expect.poll(() => server.requests.length).toBe(1);
    leaving.abort();

    await expect(talking).rejects.toMatchObject({ failure: 'stopped' });
    await expect.poll(() => server.requests[0]?.wasAborted).toBe(true);
  });
});
