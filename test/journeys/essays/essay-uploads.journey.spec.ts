import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wordFile } from '#modules/essays/testing/word-file.js';
import { call, type Person, register } from '../../support/data/people.js';
import { type RunningApp, startApp } from '../../support/servers/running-app.js';

const MB = 1024 * 1024;
const REVIEWS = 2;

let flyleaf: RunningApp;
let maya: Person;
beforeAll(async () => {
  flyleaf = await startApp({ BUDGET_ESSAY_REVIEWS: `${REVIEWS}/1h` });
  maya = await register(flyleaf);
});
afterAll(() => flyleaf.close());

async function upload(name: string, content: Buffer | string, { accessToken }: Person = maya) {
  const form = new FormData();
  form.set('file', new Blob([Uint8Array.from(Buffer.from(content))]), name);
  const headers = { authorization: `Bearer ${accessToken}` };
  const reply = await fetch(`${flyleaf.url}/api/uploads`, { method: 'POST', headers, body: form });
  return { status: reply.status, body: (await reply.json()) as object };
}

describe('an uploaded document', () => {
  it.each([
    ['essay.docx', wordFile(['<w:t>The stove clock</w:t>', '<w:t>It is fast.</w:t>'])],
    ['essay.txt', 'The stove clock\n\nIt is fast.'],
  ])('gives its text and word count: %s', async (name, content) => {
    expect(await upload(name, content)).toEqual({
      status: 200,
      body: { extractedText: 'The stove clock\n\nIt is fast.', wordCount: 6 },
    });
  });

  it.each([
    [
      'larger than 10 MB',
      'essay.txt',
      Buffer.alloc(10 * MB + 1, 'a'),
      413,
      'Please select a file smaller than 10MB.',
    ],
    ['of another type', 'essay.pdf', '%PDF-1.7', 400, 'Please choose a .txt, .doc or .docx file.'],
    [
      'that inflates without end',
      'essay.docx',
      wordFile([], { entries: { 'word/media/a.bin': Buffer.alloc(60 * MB) } }),
      400,
      'We couldn’t read this file. Please save it again as .docx or .txt, or paste your text.',
    ],
    [
      'that only begins like a Word file',
      'essay.doc',
      Buffer.from('d0cf11e0a1b11ae1ffff', 'hex'),
      400,
      'We couldn’t read this file. Please save it again as .docx or .txt, or paste your text.',
    ],
  ])('%s is refused in words', async (_what, name, content, status, message) => {
    expect(await upload(name, content)).toMatchObject({ status, body: { message } });
  });

  it('is for students, as a form', async () => {
    const parent = await register(flyleaf, { role: 'parent' });

    expect((await upload('essay.txt', 'Hi', parent)).status).toBe(403);
    expect((await call(flyleaf, maya, 'POST', '/api/uploads', {})).status).toBe(415);
  });
});

it('submitting counts as asking for a review', async () => {
  const essay = { title: 'Clock', essayType: 'Other', prompt: 'Why?', content: 'It is fast.', submit: true };
  const statuses: number[] = [];
  for (let asked = 0; asked <= REVIEWS; asked += 1)
    statuses.push((await call(flyleaf, maya, 'POST', '/api/essays', essay)).status);

  expect(statuses).toEqual([201, 201, 429]);
});
