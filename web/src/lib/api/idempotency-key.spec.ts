import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { api, MAYA, useApi } from '@/testing/api';
import description from '../../../../openapi/openapi.json?raw';
import { authorizedFetch } from './authorized-fetch';
import { CREATING_PATHS } from './idempotency-key';
import { startSession } from '../session/session';

const keys: (string | null)[] = [];

const respondWith = (...responses: Response[]) =>
  api.use(
    http.post('/api/awards', ({ request }) => {
      keys.push(request.headers.get('idempotency-key'));
      return responses.shift() ?? HttpResponse.json({}, { status: 201 });
    }),
  );

const create = (title: string) =>
  authorizedFetch('/api/awards', { method: 'POST', body: JSON.stringify({ title }) });

describe('the idempotency key of a creating call', () => {
  useApi();
  beforeEach(() => {
    keys.length = 0;
    startSession({ accessToken: 'access-1', refreshToken: 'refresh-1' }, MAYA);
  });

  it('F14: stays the same when the reply was lost and the same is sent again', async () => {
    respondWith(HttpResponse.error(), HttpResponse.json({ message: 'busy' }, { status: 503 }));

    await expect(create('Spelling Bee')).rejects.toThrow();
    await create('Spelling Bee');
    await create('Spelling Bee');

    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(new Set(keys)).toHaveLength(1);
  });

  it('is a new one for the next entry, even with the same content', async () => {
    respondWith();

    await create('First place');
    await create('First place');

    expect(new Set(keys)).toHaveLength(2);
  });

  it('is a new one after the entry was corrected', async () => {
    respondWith(HttpResponse.json({ message: 'too long' }, { status: 400 }));

    await create('A title that is refused');
    await create('A better title');

    expect(new Set(keys)).toHaveLength(2);
  });

  it('stays the same when the call is repeated with a renewed token', async () => {
    respondWith(HttpResponse.json({ message: 'no' }, { status: 401 }));
    api.use(
      http.post('/api/auth/refresh', () =>
        HttpResponse.json({ success: true, tokens: { accessToken: 'access-2', refreshToken: 'refresh-2' } }),
      ),
    );

    await create('Debate captain');

    expect(keys).toHaveLength(2);
    expect(new Set(keys)).toHaveLength(1);
  });

  it('is sent where the address names two ids', async () => {
    const [student, essay] = [MAYA.id, '01990000-0000-7000-8000-000000000009'];
    api.use(
      http.post('/api/linked-students/:studentId/essays/:essayId/comments', ({ request }) => {
        keys.push(request.headers.get('idempotency-key'));
        return HttpResponse.json({}, { status: 201 });
      }),
    );

    const address = `/api/linked-students/${student}/essays/${essay}/comments`;
    await authorizedFetch(address, { method: 'POST', body: JSON.stringify({ text: 'Why then?' }) });

    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('is sent with every call that accepts one', () => {
    const { paths } = JSON.parse(description) as { paths: Record<string, ApiPath> };
    const accepting = Object.keys(paths).filter((path) =>
      paths[path]?.post?.parameters?.some(({ name }) => name === 'Idempotency-Key'),
    );

    expect(accepting.length).toBeGreaterThan(0);
    expect(CREATING_PATHS).toEqual(expect.arrayContaining(accepting));
  });
});

type ApiPath = { post?: { parameters?: { name: string }[] } };
