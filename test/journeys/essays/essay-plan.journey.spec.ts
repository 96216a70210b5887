import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, type Person, register } from '../../support/data/people.js';
import { type RunningApp, startApp } from '../../support/servers/running-app.js';

interface Plan {
  asked: { id: string; askedBy: string; promptId: string; wordLimit: number | null; dueOn: string | null }[];
  essays: {
    family: string;
    words: number;
    dueOn: string | null;
    draft: { title: string; wordCount: number } | null;
    uses: { askedBy: string[]; change: string; limit: number; wrongNames: string[] }[];
  }[];
  answers: number;
  words: number;
  wordsOneByOne: number;
}

const HARVARD = 166027;
const OHIO_STATE = 204796;
const PLAN = '/api/essay-plan';
const PROMPTS = `${PLAN}/prompts`;

let flyleaf: RunningApp;
let maya: Person;
let sam: Person;
beforeAll(async () => {
  flyleaf = await startApp();
  [maya, sam] = await Promise.all([register(flyleaf), register(flyleaf)]);
});
afterAll(() => flyleaf.close());

const ask = (body: object, person = maya) => call<Plan>(flyleaf, person, 'POST', PROMPTS, body);
const plan = async (person = maya) => (await call<Plan>(flyleaf, person, 'GET', PLAN)).body;

describe('a student’s essay plan', () => {
  it('is empty at first', async () => {
    expect(await plan()).toEqual({
      asked: [],
      essays: [],
      answers: 0,
      words: 0,
      wordsOneByOne: 0,
      isSmallest: true,
    });
  });

  it('answers two colleges and a scholarship with fewer essays', async () => {
    await ask({ collegeId: HARVARD, promptId: 'common-app', dueOn: '2027-01-01' });
    await ask({ collegeId: OHIO_STATE, promptId: 'common-app', dueOn: '2026-11-01' });
    await ask({ collegeId: HARVARD, promptId: 'supplement-community' });
    const { status, body } = await ask({
      scholarship: 'Rotary',
      promptId: 'scholarship-service',
      wordLimit: 400,
    });

    expect(status).toBe(201);
    expect(body).toMatchObject({ answers: 3, wordsOneByOne: 1300 });
    expect(body.essays.length).toBeLessThan(3);
    expect(body.essays[0]).toMatchObject({ words: 650, dueOn: '2026-11-01', draft: null });
    expect(body.asked.map(({ askedBy }) => askedBy)).toContain('Rotary');
  });

  it('uses a draft, and names the college that must not stay in it', async () => {
    await call(flyleaf, maya, 'POST', '/api/essays', {
      title: 'The stove clock',
      essayType: 'Personal Statement',
      prompt: 'common-app-2',
      content: 'My father lost the bakery. At Ohio State University I want to study clocks.',
    });

    expect((await plan()).essays[0]).toMatchObject({
      draft: { title: 'The stove clock', wordCount: 14 },
      uses: [{ askedBy: ['Harvard University', 'Ohio State'], wrongNames: ['Ohio State University'] }],
    });
  });

  it('follows a changed limit and date, and forgets what is taken out', async () => {
    const community = (await plan()).asked.find(({ promptId }) => promptId === 'supplement-community');
    const path = `${PROMPTS}/${community?.id ?? ''}`;

    const changed = await call<Plan>(flyleaf, maya, 'PUT', path, { wordLimit: 300, dueOn: '2026-10-15' });
    expect(changed.body.asked).toContainEqual(
      expect.objectContaining({ id: community?.id, wordLimit: 300, dueOn: '2026-10-15' }),
    );
    const removed = await call<Plan>(flyleaf, maya, 'DELETE', path);
    expect(removed.body.asked.map(({ id }) => id)).not.toContain(community?.id);
    expect(await call(flyleaf, maya, 'DELETE', path)).toMatchObject({
      status: 404,
      body: { code: 'essays.asked-prompt-not-found' },
    });
  });

  it('refuses an application twice, an unknown college and a prompt nobody asks alone', async () => {
    expect(await ask({ collegeId: HARVARD, promptId: 'common-app' })).toMatchObject({
      status: 409,
      body: { code: 'essays.application-asked-twice' },
    });
    expect(await ask({ collegeId: 1, promptId: 'uc' })).toMatchObject({ status: 400 });
    expect(await ask({ collegeId: HARVARD, promptId: 'common-app-2' })).toMatchObject({ status: 400 });
    expect(await ask({ promptId: 'uc' })).toMatchObject({ status: 400 });
  });

  it('is the student’s own', async () => {
    const [first] = (await plan()).asked;

    expect((await plan(sam)).asked).toEqual([]);
    expect(await call(flyleaf, sam, 'DELETE', `${PROMPTS}/${first?.id ?? ''}`)).toMatchObject({
      status: 404,
    });
  });
});
