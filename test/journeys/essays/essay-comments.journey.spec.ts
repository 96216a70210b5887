import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { linkAdult } from '../../support/data/link-adult.js';
import { call, type Person, register } from '../../support/data/people.js';
import { jobsFinished } from '../../support/reactions.js';
import { type RunningApp, startApp } from '../../support/servers/running-app.js';

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
        canEdit: true,
        canDelete: true,
      },
    });
    await jobsFinished(flyleaf, maya);

    expect((await call<Comment[]>(flyleaf, maya, 'GET', comments())).body).toMatchObject([
      { id: added.body.id, comment: 'Where were you sitting?', author: 'Counselor', canEdit: false },
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

interface SharedEssay {
  id: string;
  title: string;
  content?: string;
  awaitsComment: boolean;
  comments: Comment[];
}

describe('an essay shared with one adult at a time', () => {
  let ana: Person;
  let grace: Person;
  let otherId: string;
  beforeAll(async () => {
    [ana, grace] = await Promise.all([
      register(flyleaf, { role: 'parent', firstName: 'Ana' }),
      register(flyleaf, { role: 'counselor', firstName: 'Grace' }),
    ]);
    await linkAdult(flyleaf, maya, ana, 'parent', []);
    await linkAdult(flyleaf, maya, grace, 'counselor', ['list']);
    const other = { title: 'Kept', essayType: 'Other', prompt: 'Any', content: 'Mine alone.', submit: false };
    otherId = (await call<{ id: string }>(flyleaf, maya, 'POST', '/api/essays', other)).body.id;
  });

  const share = (adult: Person, isShared: boolean, essay = essayId, by = maya) =>
    call(flyleaf, by, 'PUT', `/api/essays/${essay}/sharing/${adult.userId}`, { isShared });
  const listFor = (adult: Person, student = maya) =>
    call<SharedEssay[]>(flyleaf, adult, 'GET', `/api/linked-students/${student.userId}/essays`);
  const readBy = (adult: Person, essay = essayId, student = maya) =>
    call<SharedEssay>(flyleaf, adult, 'GET', `/api/linked-students/${student.userId}/essays/${essay}`);
  const say = (body: object, by = grace) =>
    call<Comment>(
      flyleaf,
      by,
      'POST',
      `/api/linked-students/${maya.userId}/essays/${essayId}/comments`,
      body,
    );
  const change = (method: 'PUT' | 'DELETE', commentId: string, by = grace) =>
    call(
      flyleaf,
      by,
      method,
      `/api/linked-students/${maya.userId}/essays/${essayId}/comments/${commentId}`,
      method === 'PUT' ? { comment: 'In other words' } : undefined,
    );
  const bells = async () => {
    await jobsFinished(flyleaf, maya);
    const { body } = await call<{ items: { kind: string }[] }>(flyleaf, maya, 'GET', '/api/notifications');
    return body.items.filter(({ kind }) => kind === 'essay-commented').length;
  };
  const counts = async () => {
    const { body } = await call<{ studentId: string }[]>(flyleaf, grace, 'GET', '/api/essays-to-comment');
    const count = body.find(({ studentId }) => studentId === maya.userId);
    return count && { ...count, studentId: undefined };
  };

  it('is closed until the student opens it, and only to that adult', async () => {
    expect((await listFor(ana)).body).toEqual([]);
    expect((await readBy(ana)).status).toBe(404);
    const sharing = await share(grace, true);
    expect(sharing.body).toMatchObject({
      adults: [
        { adultId: ana.userId, name: 'Ana Lin', relation: 'parent', isShared: false },
        { adultId: grace.userId, relation: 'counselor', isShared: true },
      ],
    });

    expect((await readBy(ana)).status).toBe(404);
    expect((await readBy(grace, otherId)).status).toBe(404);
    expect((await listFor(grace)).body).toMatchObject([{ title: 'The stove clock', awaitsComment: true }]);
    const told = JSON.stringify((await readBy(grace)).body);
    expect(told).toContain('eleven minutes');
    for (const kept of ['overallScore', 'review', 'Mine alone', 'Where were you sitting?', maya.email])
      expect(told).not.toContain(kept);
  });

  it('is opened by its own student only, and to nobody who is not linked', async () => {
    expect(await share(grace, true, essayId, sam)).toMatchObject({
      status: 404,
      body: { code: 'essays.essay-not-found' },
    });
    expect(await share(sam, true)).toMatchObject({ status: 404, body: { code: 'identity.adult-not-found' } });
    expect((await call(flyleaf, sam, 'GET', `/api/essays/${essayId}/sharing`)).status).toBe(404);
    // An essay of one student is not found below another student of the same counselor.
    await linkAdult(flyleaf, sam, grace, 'counselor', []);
    expect((await readBy(grace, essayId, sam)).status).toBe(404);
  });

  it('is commented on by the counselor, and waits again once its text changes', async () => {
    expect(await counts()).toEqual({ shared: 1, awaitingComment: 1 });
    const before = await bells();
    const said = await say({ comment: 'Who set the clock?', commentType: 'question' });
    expect(said).toMatchObject({
      status: 201,
      body: { author: 'Counselor', isPrivate: true, canEdit: true },
    });
    expect(await counts()).toEqual({ shared: 1, awaitingComment: 0 });
    const content = 'The clock on our stove is <script>alert(1)</script> eleven minutes fast.';
    const { body } = await call<{ essay: object }>(flyleaf, maya, 'GET', `/api/essays/${essayId}`);
    await call(flyleaf, maya, 'PUT', `/api/essays/${essayId}`, { ...body.essay, content, submit: false });

    expect((await readBy(grace)).body).toMatchObject({ content, awaitsComment: true });
    expect(await counts()).toEqual({ shared: 1, awaitingComment: 1 });
    expect((await call<Comment[]>(flyleaf, maya, 'GET', comments())).body).toMatchObject([
      { comment: 'Where were you sitting?' },
      { comment: 'Who set the clock?', author: 'Counselor', canEdit: false, canDelete: false },
    ]);
    expect(await bells()).toBe(before + 1);
  });

  it('shows a parent public comments only, and lets nobody speak for another', async () => {
    await share(ana, true);
    await say({ comment: 'For the family, too', isPrivate: false });
    const byAdmin = await comment({ comment: 'From the office', isPrivate: false });

    const { comments: read } = (await readBy(ana)).body;
    expect(read.map((one) => one.comment)).toEqual(['For the family, too', 'From the office']);
    expect((await say({ comment: 'Mine' }, ana)).status).toBe(403);
    const refused = { status: 403, body: { code: 'essays.comment-of-another' } };
    expect(await change('PUT', byAdmin.body.id)).toMatchObject(refused);
    expect(await change('DELETE', byAdmin.body.id)).toMatchObject(refused);
    const [own] = read;
    const words = { comment: 'In other words' };
    expect(await call(flyleaf, admin, 'PUT', `${comments()}/${String(own?.id)}`, words)).toMatchObject(
      refused,
    );
    expect((await change('PUT', String(own?.id))).body).toMatchObject(words);
    expect((await change('DELETE', String(own?.id))).status).toBe(204);
  });

  it('is on the student’s log by name, once for each visit', async () => {
    const activity = await call<{ items: { detail: Record<string, string> | null }[] }>(
      flyleaf,
      maya,
      'GET',
      '/api/account/activity',
    );
    const details = activity.body.items.map(({ detail }) => detail);
    expect(details.filter((detail) => detail?.['title'] !== undefined)).toEqual([
      { what: 'essay', relation: 'parent', title: 'The stove clock' },
      { what: 'essay', relation: 'counselor', title: 'The stove clock' },
    ]);
    expect(details).toContainEqual({ what: 'essays', relation: 'counselor' });
    expect(details).toContainEqual({ essay: 'The stove clock', relation: 'parent', shared: 'yes' });
  });

  it('closes at once, for reading and for comments under way', async () => {
    const [closing, closingToo, ...replies] = await Promise.all([
      share(ana, false),
      share(grace, false),
      ...Array.from({ length: 8 }, () => say({ comment: 'At the last moment' })),
    ]);
    expect([closing.status, closingToo.status]).toEqual([200, 200]);
    const accepted = replies.filter(({ status }) => status === 201).length;
    const now = async () => (await call<Comment[]>(flyleaf, maya, 'GET', comments())).body;
    const late = (await now()).filter((one) => one.comment === 'At the last moment');

    expect(late).toHaveLength(accepted);
    expect(replies.filter(({ status }) => ![201, 404].includes(status))).toEqual([]);
    for (const adult of [ana, grace]) expect((await readBy(adult)).status).toBe(404);
    expect((await say({ comment: 'Too late' })).status).toBe(404);
    expect((await change('DELETE', late[0]?.id ?? NO_SUCH_ID)).status).toBe(404);
  });

  it('stays closed when a link is made anew', async () => {
    await share(grace, true);
    expect((await readBy(grace)).status).toBe(200);
    await call(flyleaf, maya, 'DELETE', `/api/sharing/adults/${grace.userId}`);
    expect((await readBy(grace)).status).toBe(404);
    await linkAdult(flyleaf, maya, grace, 'counselor', ['list']);

    expect((await listFor(grace)).body).toEqual([]);
    expect((await readBy(grace)).status).toBe(404);
    expect((await say({ comment: 'Hello again' })).status).toBe(404);
    await share(grace, true);
    await jobsFinished(flyleaf, maya);
    expect((await readBy(grace)).status).toBe(200);
  });

  it('is gone with the essay', async () => {
    await call(flyleaf, maya, 'DELETE', `/api/essays/${essayId}`);

    expect((await readBy(grace)).status).toBe(404);
    expect(await counts()).toBeUndefined();
  });
});
