import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { StudentDirectory } from '#modules/student-profile/contracts/index.js';
import { fillEveryField } from '../../support/browser/fill-every-field.js';
import { linkAdult } from '../../support/data/link-adult.js';
import { call, type Person, register } from '../../support/data/people.js';
import { type RunningApp, startApp } from '../../support/servers/running-app.js';
import { PDF, upload } from '../../support/data/uploads.js';

interface Activity {
  kind: string;
  detail: { what?: string; relation?: string; title?: string } | null;
}

/** Answers that other questions have too would hide that they are told. */
const PLANTED = {
  state: 'VT',
  maxTuition: 41_234,
  costOutcomePreferences: ['Low net price'],
  singleSexColleges: ['women'],
  collegeCommunities: ['Catholic'],
} as const;
const RELATIVES = [{ relation: 'Grandparent', college: 'Oberlin', degree: 'Doctorate', gradYear: 1961 }];

/** What the student wrote about themselves, and what they can pay, of the answers about goals. */
const KEPT_GOALS = [
  'academicInterests',
  'personalValues',
  'collegeGoals',
  'postGradPlans',
  'specialInterests',
  'singleSexColleges',
  'collegeCommunities',
  'costOutcomePreferences',
  'maxTuition',
  'financialAidNeeded',
];
/** Of the personal answers, an adult reads the name of the account. */
const TOLD = ['firstName', 'lastName'];

let flyleaf: RunningApp;
let maya: Person;
let parent: Person;
let counselor: Person;
/** The answers that stay with the student, by their fields. */
let kept: Record<string, unknown>;
beforeAll(async () => {
  flyleaf = await startApp();
  maya = await register(flyleaf);
  parent = await register(flyleaf, { role: 'parent' });
  counselor = await register(flyleaf, { role: 'counselor' });
  await linkAdult(flyleaf, maya, parent, 'parent', ['profile']);
  await linkAdult(flyleaf, maya, counselor, 'counselor', ['profile']);

  const sent = await fillEveryField(flyleaf, maya, PLANTED);
  await call(flyleaf, maya, 'POST', '/api/family-college-history', { entries: RELATIVES });
  const only = (answers: object = {}, isKept: (field: string) => boolean) =>
    Object.fromEntries(Object.entries(answers).filter(([field]) => isKept(field)));
  kept = {
    ...only(sent['/api/user-profile'], (field) => !TOLD.includes(field)),
    ...only(sent['/api/interests-goals'], (field) => KEPT_GOALS.includes(field)),
    ...only(sent['/api/brag-sheet'], () => true),
    ...RELATIVES[0],
  };
});
afterAll(() => flyleaf.close());

const readBy = (adult: Person, part: string) =>
  call(flyleaf, adult, 'GET', `/api/linked-students/${maya.userId}/${part}`);

const viewsOf = async (what: string) => {
  const { body } = await call<{ items: Activity[] }>(flyleaf, maya, 'GET', '/api/account/activity');
  return body.items
    .filter(({ kind, detail }) => kind === 'student-viewed' && detail?.what === what)
    .map(({ detail }) => detail?.relation)
    .toSorted();
};

interface Leaves {
  readonly fields: ReadonlySet<string>;
  readonly answers: ReadonlySet<unknown>;
}

/** Every field and every answer in a reply, however deep. */
function leavesOf(value: unknown, fields = new Set<string>(), answers = new Set<unknown>()): Leaves {
  if (typeof value !== 'object' || value === null) answers.add(value);
  else
    for (const [field, inner] of Object.entries(value)) {
      fields.add(field);
      leavesOf(inner, fields, answers);
    }
  return { fields, answers };
}

describe('a shared profile', () => {
  it('tells school, activities and wishes as they were entered', async () => {
    const { status, body } = await readBy(parent, 'profile');

    expect(status).toBe(200);
    expect(body).toMatchObject({
      firstName: 'Maya',
      school: { unweightedGpa: '4.35', gpaScale: '5.0', satTotal: 1350, classRank: 12 },
      ibCourses: [{ level: 'SL' }],
      intendedMajor: 'Marine Biology',
      activities: [{ activityName: 'activityName, in her own words', hoursPerWeek: 4 }],
      leadershipRoles: [{ startDate: '2025-09-01' }],
      portfolioItems: [{ link: 'https://example.org/tides' }],
      collegePreferences: { schoolSetting: 'Rural' },
    });
  });

  it('has no field and no answer of what stays with the student', async () => {
    const known = Object.keys(kept);
    expect(known).toEqual(
      expect.arrayContaining(['raceEthnicity', 'householdIncomeRange', 'gender', 'dateOfBirth', 'relation']),
    );

    for (const adult of [parent, counselor]) {
      const { fields, answers } = leavesOf((await readBy(adult, 'profile')).body);
      expect(known.filter((field) => fields.has(field))).toEqual([]);
      const told = Object.entries(kept).filter(([, answer]) =>
        [...leavesOf(answer).answers].some((each) => each !== true && answers.has(each)),
      );
      expect(told).toEqual([]);
    }
  });

  it('is said to be unanswered where it is', async () => {
    const noor = await register(flyleaf, { firstName: 'Noor' });
    await linkAdult(flyleaf, noor, parent, 'parent', ['profile']);
    const { body } = await call(flyleaf, parent, 'GET', `/api/linked-students/${noor.userId}/profile`);

    expect(body).toMatchObject({
      school: null,
      intendedMajor: null,
      activities: [],
      collegePreferences: null,
    });
  });

  it('is in the log of the student, once for each adult', async () => {
    expect(await viewsOf('profile')).toEqual(['counselor', 'parent']);
  });
});

describe('an activities sheet', () => {
  it('comes with the profile, in the student’s short words', async () => {
    const own = await call<{ id: string }[]>(flyleaf, maya, 'GET', '/api/activity-impacts');
    const id = own.body[0]?.id;
    const row = { formType: 'Environmental', gradeLevels: ['11'], timing: [], similarInCollege: null };
    const texts = { position: 'Founder', organization: null, description: 'Cleaned the tide pools.' };
    const activities = [{ kind: 'activity', id, onSheet: true, ...row, ...texts }];
    await call(flyleaf, maya, 'PUT', '/api/activities-sheet', { activities, honors: [] });

    const { activitiesSheet } = (await readBy(counselor, 'profile')).body;
    expect(activitiesSheet).toMatchObject({ activities, honors: [] });
  });
});

describe('a portfolio file', () => {
  let itemId: string;
  let address: string;
  const opened = (adult: Person, student = maya) =>
    call<{ url: string }>(
      flyleaf,
      adult,
      'GET',
      `/api/linked-students/${student.userId}/profile/portfolio-items/${itemId}/file`,
    );
  const share = (parts: readonly string[]) =>
    call(flyleaf, maya, 'PUT', `/api/sharing/adults/${counselor.userId}`, { parts });
  beforeAll(async () => {
    address = (await upload(flyleaf, maya, 'tides.pdf', PDF)).body.normalizedPath;
    const item = { type: 'Writing', title: 'Tide tables', portfolioFile: address };
    itemId = String((await call(flyleaf, maya, 'POST', '/api/portfolio-items', item)).body.id);
  });

  it('stays with a student who shared the profile and not its files', async () => {
    expect((await readBy(counselor, 'profile')).body).toMatchObject({ showsFiles: false });
    expect(await opened(counselor)).toMatchObject({ status: 403, body: { code: 'identity.not-shared' } });
    expect((await share(['files'])).status).toBe(400);

    expect((await share(['profile', 'files'])).status).toBe(200);
    expect((await readBy(counselor, 'profile')).body).toMatchObject({ showsFiles: true });
  });

  it('is opened by a linked adult, and the student sees which', async () => {
    const { portfolioItems } = (await readBy(counselor, 'profile')).body;
    expect(portfolioItems).toMatchObject([{ hasFile: false }, { id: itemId, hasFile: true }]);

    const { status, body } = await opened(counselor);
    expect(status).toBe(200);
    expect(body).toMatchObject({ name: 'tides.pdf', size: PDF.length, contentType: 'application/pdf' });
    const reply = await fetch(new URL(body.url, flyleaf.url));
    expect(Buffer.from(await reply.arrayBuffer())).toEqual(PDF);
    const log = await call<{ items: Activity[] }>(flyleaf, maya, 'GET', '/api/account/activity');
    expect(log.body.items[0]?.detail).toEqual({
      what: 'portfolio-file',
      relation: 'counselor',
      title: 'Tide tables',
    });
  });

  it('has no address that an adult could keep', async () => {
    const { url } = (await opened(counselor)).body;
    const seconds = Number(new URL(url, flyleaf.url).searchParams.get('expires')) - Date.now() / 1000;

    expect(seconds).toBeLessThanOrEqual(15 * 60);
    expect((await call(flyleaf, counselor, 'GET', address)).status).toBe(404);
  });

  it('is closed when the student stops sharing, and of no other student', async () => {
    const noor = await register(flyleaf, { firstName: 'Noor' });
    await linkAdult(flyleaf, noor, parent, 'parent', ['profile', 'files']);
    expect((await opened(parent, noor)).status).toBe(404);

    await share(['profile']);
    expect(await opened(counselor)).toMatchObject({ status: 403, body: { code: 'identity.not-shared' } });
    await share(['profile', 'files']);
    await call(flyleaf, maya, 'DELETE', `/api/sharing/adults/${counselor.userId}`);
    expect((await opened(counselor)).status).toBe(404);
    await linkAdult(flyleaf, maya, counselor, 'counselor', ['profile']);
  });
});

describe('a brag sheet', () => {
  let noor: Person;
  const save = (changes: object, basedOn?: string) =>
    fetch(`${flyleaf.url}/api/brag-sheet`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${noor.accessToken}`,
        ...(basedOn === undefined ? {} : { 'if-match': `"${basedOn}"` }),
      },
      body: JSON.stringify(changes),
    });
  const own = async () => (await call(flyleaf, noor, 'GET', '/api/brag-sheet')).body;
  const readByCounselor = () =>
    call(flyleaf, counselor, 'GET', `/api/linked-students/${noor.userId}/brag-sheet`);
  const switchFor = () =>
    call(flyleaf, counselor, 'GET', `/api/linked-students/${noor.userId}/brag-sheet/switch`);
  beforeAll(async () => {
    noor = await register(flyleaf, { firstName: 'Noor' });
    await linkAdult(flyleaf, noor, counselor, 'counselor', ['list', 'chances', 'prices', 'profile']);
  });

  it('is empty at first, and stays with the student who writes in it', async () => {
    expect(await own()).toBeNull();
    expect((await save({ proudestOf: '  My choir ', hopes: '' })).status).toBe(200);

    expect(await own()).toMatchObject({ proudestOf: 'My choir', hopes: null, counselorMayRead: false });
    expect(await readByCounselor()).toMatchObject({ status: 403, body: { code: 'identity.not-shared' } });
    expect((await switchFor()).body).toEqual({ isOpen: false });
  });

  it('is read by a counselor while the student lets them, and that is logged', async () => {
    await save({ counselorMayRead: true });
    expect((await switchFor()).body).toEqual({ isOpen: true });
    const { status, body } = await readByCounselor();
    expect(status).toBe(200);
    expect(body).toMatchObject({ firstName: 'Noor', answers: { proudestOf: 'My choir', unasked: null } });
    const log = await call<{ items: Activity[] }>(flyleaf, noor, 'GET', '/api/account/activity');
    expect(log.body.items[0]).toMatchObject({
      kind: 'student-viewed',
      detail: { what: 'brag-sheet', relation: 'counselor' },
    });

    await save({ counselorMayRead: false });
    expect((await readByCounselor()).status).toBe(403);
  });

  it('is not overwritten from an older copy', async () => {
    const { updatedAt } = await own();
    expect((await save({ unasked: 'I fix bikes.' }, String(updatedAt))).status).toBe(200);
    const refused = await save({ unasked: 'I bake.' }, String(updatedAt));

    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({ code: 'student-profile.changed-elsewhere' });
    expect(await own()).toMatchObject({ unasked: 'I fix bikes.', proudestOf: 'My choir' });
  });

  it('changes no estimate, so the profile keeps its version', async () => {
    const version = () => flyleaf.app.get(StudentDirectory).profileVersion(noor.userId);
    const before = await version();
    await save({ hopes: 'Marine biology' });

    expect(await version()).toBe(before);
  });
});
