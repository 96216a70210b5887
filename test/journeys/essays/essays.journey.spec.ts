import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { faultsIn } from '#modules/essays/domain/authorship/faults-in.js';
import { type PublicKey, type RecordFile } from '#modules/essays/domain/authorship/record-file.js';
import { nodeCryptography } from '#modules/essays/testing/check-authorship.js';
import { call, type Person, register } from '../../support/data/people.js';
import { type RunningApp, startApp } from '../../support/servers/running-app.js';

interface Essay {
  id: string;
  title: string;
  status: string;
  content: string;
  wordCount: number;
  promptSource: string;
  latestVersionNumber: number;
  jobId: string | null;
}
interface Line {
  versionNumber: number;
  name: string | null;
  origin: string;
  restoredFrom: number | null;
  wordCount: number;
}
interface Refused {
  code: string;
  message: string;
  errors: { path: string; message: string }[];
  current: { versionNumber: number; content: string };
}

let flyleaf: RunningApp;
let maya: Person;
let sam: Person;
beforeAll(async () => {
  flyleaf = await startApp();
  [maya, sam] = await Promise.all([register(flyleaf), register(flyleaf)]);
});
afterAll(() => flyleaf.close());

const DRAFT = {
  title: 'The stove clock',
  essayType: 'Personal Statement',
  prompt: 'Recount a time when you faced a challenge.',
  content: 'The clock on our stove has been eleven minutes fast since I was nine.',
};
const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');

const create = <Body = Essay>(body: object = {}, person: Person | null = maya) =>
  call<Body>(flyleaf, person, 'POST', '/api/essays', { ...DRAFT, ...body });
const save = <Body = Essay>(id: string, body: object, person: Person | null = maya) =>
  call<Body>(flyleaf, person, 'PUT', `/api/essays/${id}`, { ...DRAFT, ...body });
const read = async (id: string) =>
  (await call<{ essay: Essay }>(flyleaf, maya, 'GET', `/api/essays/${id}`)).body.essay;
const aDraft = async (body: object = {}) => (await create(body)).body;
const history = async (id: string) =>
  (await call<(Line & { folded: Line[] })[]>(flyleaf, maya, 'GET', `/api/essays/${id}/versions`)).body;

describe('a new essay', () => {
  it('is a draft with its first version', async () => {
    const { status, body } = await create();

    expect(status).toBe(201);
    expect(body).toMatchObject({
      ...DRAFT,
      status: 'Draft',
      wordCount: 14,
      promptSource: 'Custom',
      latestVersionNumber: 1,
      jobId: null,
    });
    expect(await read(body.id)).toMatchObject({ ...DRAFT, status: 'Draft' });
  });

  it('waits for its review when it is submitted', async () => {
    const { body } = await create({ submit: true });

    expect(body.status).toMatch(/Submitted|Reviewing|Complete/);
    expect(body.jobId).not.toBeNull();
  });

  it.each([
    [{ title: '' }, 'title', 'Title is required'],
    [{ title: 'x'.repeat(201) }, 'title', 'Title must be under 200 characters'],
    [{ prompt: ' ' }, 'prompt', 'Prompt is required'],
    [{ content: '\n ' }, 'content', 'Content is required'],
    [{ content: '\u200b' }, 'content', 'Content is required'],
    [{ content: words(4001) }, 'content', 'Content must be under 4000 words'],
    [{ content: 'x'.repeat(40_001) }, 'content', 'Content must be under 40,000 characters'],
    [{ essayType: 'Poem' }, 'essayType', 'Please choose a type from the list'],
    [{ collegeId: 1 }, 'collegeId', 'We couldn’t find this college.'],
    [{ applicationId: randomUUID() }, 'applicationId', 'We couldn’t find this application.'],
    [
      { content: words(1001), submit: true },
      'content',
      'Please keep your essay under 1000 words for optimal analysis.',
    ],
  ])('is refused with the field and the reason: %#', async (body, path, message) => {
    const refused = await create<Refused>(body);

    expect(refused.status).toBe(400);
    expect(refused.body.errors).toEqual([{ path, message }]);
  });

  it('is saved and submitted once when a bad connection sends it twice', async () => {
    const ines = await register(flyleaf);
    const send = async () => {
      const reply = await fetch(`${flyleaf.url}/api/essays`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${ines.accessToken}`,
          'content-type': 'application/json',
          'idempotency-key': 'essay-1',
        },
        body: JSON.stringify({ ...DRAFT, submit: true }),
      });
      return (await reply.json()) as Essay;
    };
    const first = await send();

    expect(first.jobId).not.toBeNull();
    expect(await send()).toEqual(first);
    const { body } = await call<{ stats: object }>(flyleaf, ines, 'GET', '/api/essays');
    expect(body.stats).toMatchObject({ total: 1 });
  });

  it('may be longer than a review reads while it is a draft', async () => {
    expect(await aDraft({ content: words(1001) })).toMatchObject({ status: 'Draft', wordCount: 1001 });
  });
});

describe('saving an essay', () => {
  it('makes a version of each changed text, and none of a changed title', async () => {
    const { id } = await aDraft();
    await save(id, { content: 'Eleven minutes fast.' });
    const saved = await save(id, { content: 'Eleven minutes fast.', title: 'Eleven minutes' });

    expect(saved.body).toMatchObject({ title: 'Eleven minutes', latestVersionNumber: 2, wordCount: 3 });
  });

  it('refuses a text that started from an older one, and shows the newest', async () => {
    const { id } = await aDraft();
    await save(id, { content: 'From my phone.', latestVersionNumber: 1 });
    const refused = await save<Refused>(id, { content: 'From my laptop.', latestVersionNumber: 1 });

    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({
      code: 'essays.changed-elsewhere',
      current: { versionNumber: 2, content: 'From my phone.' },
    });
    expect((await save(id, { content: 'From my phone.', latestVersionNumber: 1 })).status).toBe(200);
    expect((await save(id, { content: 'From my laptop.', latestVersionNumber: 2 })).status).toBe(200);
  });

  it('keeps both texts when nobody says where they started from', async () => {
    const { id } = await aDraft();
    await Promise.all([save(id, { content: 'One.' }), save(id, { content: 'Two.' })]);

    const [newest] = await history(id);
    expect([newest, ...(newest?.folded ?? [])]).toMatchObject([
      { versionNumber: 3 },
      { versionNumber: 2 },
      { versionNumber: 1 },
    ]);
  });
});

describe('the history of an essay', () => {
  it('names a version, reads it and takes its text again', async () => {
    const { id } = await aDraft();
    await save(id, { content: 'Second thoughts.' });
    const path = `/api/essays/${id}/versions/1`;
    await call(flyleaf, maya, 'PATCH', path, { name: ' The first one ' });
    const restored = await call<Essay>(flyleaf, maya, 'POST', `${path}/restore`);

    expect(restored.body).toMatchObject({ content: DRAFT.content, latestVersionNumber: 3, status: 'Draft' });
    expect(await history(id)).toMatchObject([
      { versionNumber: 3, origin: 'restored', restoredFrom: 1, folded: [{ versionNumber: 2 }] },
      { versionNumber: 1, name: 'The first one', folded: [] },
    ]);
    expect((await call<Essay>(flyleaf, maya, 'GET', path)).body).toMatchObject({ content: DRAFT.content });
  });
});

describe('the list of essays', () => {
  it('finds by title, type and status, page by page, with figures over all', async () => {
    const ines = await register(flyleaf);
    for (const title of ['A bus', 'A lake', 'A bus again']) await create({ title }, ines);
    const list = (query: string) =>
      call<{ essays: Essay[]; pagination: object; stats: object }>(
        flyleaf,
        ines,
        'GET',
        `/api/essays?${query}`,
      );

    const page = await list('search=BUS&status=Draft&essayType=Personal%20Statement&limit=1&page=2');
    expect(page.body.essays).toMatchObject([{ title: 'A bus' }]);
    expect(page.body.pagination).toEqual({ page: 2, limit: 1, total: 2, pages: 2 });
    expect(page.body.stats).toEqual({ total: 3, analyzed: 0, inProgress: 3, averageScore: null });
    expect((await list('search=100%25')).body.essays).toEqual([]);
    expect((await list('limit=101')).status).toBe(400);
  });
});

describe('another person’s essay', () => {
  it('looks absent', async () => {
    const { id } = await aDraft();
    const attempts = [
      ['GET', ''],
      ['PUT', '', DRAFT],
      ['DELETE', ''],
      ['GET', '/versions'],
      ['GET', '/versions/1'],
      ['PATCH', '/versions/1', { name: 'x' }],
      ['POST', '/versions/1/restore'],
    ] as const;

    for (const [method, path, body] of attempts)
      expect((await call(flyleaf, sam, method, `/api/essays/${id}${path}`, body)).status).toBe(404);
  });

  it.each(['parent', 'counselor'] as const)('is not for a %s', async (role) => {
    const adult = await register(flyleaf, { role });

    expect((await call(flyleaf, adult, 'GET', '/api/essays')).status).toBe(403);
    expect((await create({}, adult)).status).toBe(403);
  });
});

it('a deleted essay is gone with its versions', async () => {
  const { id } = await aDraft();

  expect((await call(flyleaf, maya, 'DELETE', `/api/essays/${id}`)).status).toBe(204);
  expect((await call(flyleaf, maya, 'GET', `/api/essays/${id}`)).status).toBe(404);
  expect((await call(flyleaf, maya, 'GET', `/api/essays/${id}/versions`)).status).toBe(404);
});

describe('the authorship record', () => {
  const recordOf = (id: string, query = '', person: Person | null = maya) =>
    call<RecordFile>(flyleaf, person, 'GET', `/api/essays/${id}/authorship${query}`);
  const publishedKeys = async () =>
    (await call<{ keys: PublicKey[] }>(flyleaf, null, 'GET', '/.well-known/flyleaf-authorship.json')).body
      .keys;

  it('is sound for a stranger, and shows only the texts that the student chose', async () => {
    const { id } = await aDraft({ content: 'A moth 🦋 came.' });
    await save(id, { content: 'A gray moth 🦋 came in.' });
    await save(id, { content: 'At nine I saw a moth.' });

    const { body: file } = await recordOf(id, '?shown=1,2');
    expect(file.entries).toHaveLength(3);
    expect(file.shown.map(({ text }) => text)).toEqual(['A moth 🦋 came.', 'A gray moth 🦋 came in.']);
    expect(await faultsIn(file, await publishedKeys(), nodeCryptography)).toEqual([]);

    const { body: bare } = await recordOf(id);
    expect(JSON.stringify(bare)).not.toContain('moth');
    const { body: head } = await call(flyleaf, null, 'GET', `/api/authorship/${id}/head`);
    expect(head).toEqual({ versions: 3, head: bare.head });
  });

  it('is for its student alone, and ends with the essay', async () => {
    const { id } = await aDraft();

    expect((await recordOf(id, '', sam)).status).toBe(404);
    expect((await recordOf(id, '?shown=all')).status).toBe(400);
    await call(flyleaf, maya, 'DELETE', `/api/essays/${id}`);
    expect((await call(flyleaf, null, 'GET', `/api/authorship/${id}/head`)).status).toBe(404);
  });
});
