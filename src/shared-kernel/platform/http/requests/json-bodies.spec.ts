import { fastify, type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readJsonBodies } from './json-bodies.js';

const BODY_LIMIT_BYTES = 256 * 1024;

let server: FastifyInstance;
beforeAll(() => {
  server = fastify({ bodyLimit: BODY_LIMIT_BYTES });
  readJsonBodies(server);
  server.post('/echo', ({ body }) => ({ body }));
});
afterAll(() => server.close());

const send = (payload: string) =>
  server.inject({ method: 'POST', url: '/echo', headers: { 'content-type': 'application/json' }, payload });

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

describe('a JSON body', () => {
  it.each([
    ['has a name twice', '{"email":"a","email":"b"}'],
    ['has a name twice deep inside', '{"a":[{"b":1},{"c":{"d":1,"e":2,"d":3}}]}'],
    ['has a name twice, once escaped', String.raw`{"a":1,"\u0061":2}`],
    ['has a number as a name twice', '{"7":1,"7":2}'],
    ['is nested too deep', nested(40)],
    ['pollutes a prototype', '{"__proto__":{"admin":true}}'],
    ['is broken', '{"a":'],
    ['breaks off in a string', String.raw`{"a":"\"`],
    ['is empty', ''],
  ])('that %s is refused', async (_what, payload) => {
    expect((await send(payload)).statusCode).toBe(400);
  });

  it.each([
    ['names in different objects', '{"a":{"x":1},"b":{"x":1},"c":[{"x":1},{"x":1}]}'],
    ['colons, quotes and brackets in its texts', String.raw`{"a":"{\"b\":1}","c":"\\","d":"[[: \\\" ]"}`],
    ['spaces and line breaks', '{ "a" :\n 1 , "b" : [ ] }'],
    ['empty objects and lists', '{"a":{},"b":[],"":null}'],
    ['a text alone', '"a: b"'],
    ['a list', '[1,"two",{"three":3}]'],
  ])('with %s is read', async (_what, payload) => {
    expect((await send(payload)).json()).toEqual({ body: JSON.parse(payload) as unknown });
  });

  it.each([
    ['lists', nested(BODY_LIMIT_BYTES / 2)],
    ['objects', `${'{"a":'.repeat(40_000)}1${'}'.repeat(40_000)}`],
    ['lists in a field', `{"email":${nested(120_000)}}`],
    ['lists that do not end', '['.repeat(BODY_LIMIT_BYTES)],
  ])('of %s as deep as its size allows is refused within 50 ms', async (_what, payload) => {
    // The fastest of some, because other tests use the processor at the same time.
    const times: number[] = [];
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const start = performance.now();
      expect((await send(payload)).statusCode).toBe(400);
      times.push(performance.now() - start);
    }

    expect(Math.min(...times)).toBeLessThan(50);
  });
});
