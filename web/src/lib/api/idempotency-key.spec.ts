import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { api, MAYA, useApi } from '@/testing/api';
import description from '../../../../openapi/openapi.json?raw';
import { authorizedFetch } from './authorized-fetch';
import { REPEATABLE } from './idempotency-key';
import { startSession } from '../session/session';

const keys: (string | null)[] = [];

const answering = (...answers: Response[]) =>
  api.use(
    http.post('/api/awards', ({ request }) => {
      keys.push(request.headers.get('idempotency-key'));
      return answers.shift() ?? HttpResponse.json({}, { status: 201 });
    }),
  );

const create = (title: string) =>
  authorizedFetch('/api/awards', { method: 'POST', body: JSON.stringify({ title }) });

describe('the key of what somebody means to create', () => {
  useApi();
  beforeEach(() => {
    keys.length = 0;
    startSession({ accessToken: 'access-1', refreshToken: 'refresh-1' }, MAYA);
  });

  it('F14: stays the same when the answer was lost and the same is sent again', async () => {
    answering(HttpResponse.error(), HttpResponse.json({ message: 'busy' }, { status: 503 }));

    await expect(create('Spelling Bee')).rejects.toThrow();
    await create('Spelling Bee');
    await create('Spelling Bee');

    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(new Set(keys)).toHaveLength(1);
  });

  it('is another one for the next thing, even in the same words', async () => {
    answering();

    await create('First place');
    await create('First place');

    expect(new Set(keys)).toHaveLength(2);
  });

  it('is another one once what is sent was put right', async () => {
    answering(HttpResponse.json({ message: 'too long' }, { status: 400 }));

    await create('A title that is refused');
    await create('A better title');

    expect(new Set(keys)).toHaveLength(2);
  });

  it('goes along when the call is repeated with a renewed token', async () => {
    answering(HttpResponse.json({ message: 'no' }, { status: 401 }));
    api.use(
      http.post('/api/auth/refresh', () =>
        HttpResponse.json({ success: true, tokens: { accessToken: 'access-2', refreshToken: 'refresh-2' } }),
      ),
    );

    await create('Debate captain');

    expect(keys).toHaveLength(2);
    expect(new Set(keys)).toHaveLength(1);
  });

  it('is sent with every call that takes one', () => {
    const { paths } = JSON.parse(description) as { paths: Record<string, Described> };
    const taking = Object.keys(paths).filter((path) =>
      paths[path]?.post?.parameters?.some(({ name }) => name === 'Idempotency-Key'),
    );

    expect(taking.length).toBeGreaterThan(0);
    expect(REPEATABLE).toEqual(expect.arrayContaining(taking));
  });
});

type Described = { post?: { parameters?: { name: string }[] } };
