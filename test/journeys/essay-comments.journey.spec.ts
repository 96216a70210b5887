import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, type Person, register } from '../support/people.js';
import { jobsFinished } from '../support/reactions.js';
import { type RunningApp, startApp } from '../support/running-app.js';

interface Comment {
  id: string;
  comment: string;
  isPrivate: boolean;
  commentType: string;
  author: string;
}

const ADMIN = { email: 'head@example.org', password: 'Operator-Words-9' };
const NO_SUCH_ID = '01990000-0000-7000-8000-00000000dead';

let flyleaf: RunningApp;
let maya: Person;
let sam: Person;
let admin: Pick<Person, 'accessToken'>;
let essayId: string;
beforeAll(async () => {
  flyleaf = await startApp({ ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password });
  [maya, sam] = await Promise.all([register(flyleaf), register(flyleaf)]);
  const login = await call<{ tokens: { accessToken: string } }>(
    flyleaf,
    null,
    'POST',
    '/api/auth/login',
    ADMIN,
  );
  admin = login.body.tokens;
  const essay = await call<{ id: string }>(flyleaf, maya, 'POST', '/api/essays', {
    title: 'The stove clock',
    essayType: 'Personal Statement',
    prompt: 'Recount a time when you faced a challenge.',
    content: 'The clock on our stove has been eleven minutes fast since I was nine.',
    submit: false,
  });
  essayId = essay.body.id;
});
afterAll(() => flyleaf.close());

const comments = () => `/api/essays/${essayId}/comments`;
const comment = <Body = Comment>(body: object, by: Pick<Person, 'accessToken'> = admin) =>
  call<Body>(flyleaf, by, 'POST', comments(), body);

describe('a counselor’s comments on an essay', () => {
  it('need a reason before anything of the essay is shown', async () => {
    const refused = { status: 403, body: { code: 'essays.not-opened' } };

    expect(await call(flyleaf, admin, 'GET', `/api/admin/essays/${essayId}`)).toMatchObject(refused);
    expect(await call(flyleaf, admin, 'GET', comments())).toMatchObject(refused);
    expect(await comment({ comment: 'Who was there?' })).toMatchObject(refused);
    const list = await call<object[]>(flyleaf, admin, 'GET', `/api/admin/user/${maya.userId}/essays`);
    expect(list.body).toMatchObject([
      { id: essayId, title: 'The stove clock', wordCount: 14, commentCount: 0 },
    ]);
    expect(JSON.stringify(list.body)).not.toContain('eleven minutes');
    expect(
      await call(flyleaf, admin, 'POST', `/api/admin/essays/${essayId}/openings`, { reason: ' ' }),
    ).toMatchObject({ status: 400, body: { message: 'Please say why you need to read this essay.' } });
  });

  it('reach the student, who sees who read the essay and why', async () => {
    const opening = await call(flyleaf, admin, 'POST', `/api/admin/essays/${essayId}/openings`, {
      reason: 'You asked for feedback',
    });
    expect(opening.status).toBe(204);
    const opened = await call(flyleaf, admin, 'GET', `/api/admin/essays/${essayId}`);
    expect(opened.body).toMatchObject({ content: expect.stringContaining('eleven minutes') as string });

    const added = await comment({ comment: '  Where were you sitting?  ' });
    expect(added).toMatchObject({
      status: 201,
      body: {
        comment: 'Where were you sitting?',
        isPrivate: true,
        commentType: 'feedback',
        author: 'Counselor',
      },
    });
    await jobsFinished(flyleaf, maya);

    expect((await call<Comment[]>(flyleaf, maya, 'GET', comments())).body).toMatchObject([
      { id: added.body.id, comment: 'Where were you sitting?', author: 'Counselor' },
    ]);
    const activity = await call<{ items: object[] }>(flyleaf, maya, 'GET', '/api/account/activity');
    expect(activity.body.items).toContainEqual(
      expect.objectContaining({
        kind: 'student-viewed',
        byYou: false,
        detail: { what: 'essay', reason: 'You asked for feedback' },
      }),
    );
    const bell = await call<{ items: object[] }>(flyleaf, maya, 'GET', '/api/notifications');
    expect(bell.body.items).toContainEqual(
      expect.objectContaining({ kind: 'essay-commented', link: `/essays/${essayId}?tab=comments` }),
    );
  });

  it('can be changed and deleted by admins', async () => {
    const { id } = (await comment({ comment: 'First words', isPrivate: false, commentType: 'question' }))
      .body;

    const changed = await call(flyleaf, admin, 'PUT', `${comments()}/${id}`, { comment: 'Better words' });
    expect(changed.body).toMatchObject({
      comment: 'Better words',
      isPrivate: false,
      commentType: 'question',
    });
    expect((await call(flyleaf, admin, 'DELETE', `${comments()}/${id}`)).status).toBe(204);
    expect((await call(flyleaf, admin, 'DELETE', `${comments()}/${id}`)).status).toBe(404);
  });

  it.each([
    [{ comment: ' \n ' }, 'Please write a comment first.'],
    [{ comment: 'x'.repeat(10_001) }, 'Please keep the comment under 10000 characters.'],
    [{ comment: 'Good.', commentType: 'praise' }, 'Please choose feedback, suggestion or question.'],
  ])('are refused when wrong: %j', async (body, message) => {
    const reply = await comment<{ errors: { message: string }[] }>(body);

    expect(reply.status).toBe(400);
    expect(reply.body.errors).toMatchObject([{ message }]);
  });

  it('are neither written by students nor seen by others', async () => {
    expect((await comment({ comment: 'Mine' }, maya)).status).toBe(403);
    expect((await call(flyleaf, maya, 'POST', `/api/admin/essays/${essayId}/openings`, {})).status).toBe(403);
    expect((await call(flyleaf, sam, 'GET', comments())).status).toBe(404);
    expect((await call(flyleaf, admin, 'GET', `/api/essays/${NO_SUCH_ID}/comments`)).status).toBe(404);
  });
});
