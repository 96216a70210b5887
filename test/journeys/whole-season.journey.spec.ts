import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Clock } from '#shared-kernel/application/clock.js';
import { RemindersSchedule } from '#modules/matching/reminders/adapters/reminders.schedule.js';
import {
  SentReminders,
  type StoredReminder,
} from '#modules/matching/reminders/application/sent-reminders.js';
import { aidLetter } from '../support/data/aid-letter.js';
import { call, type Person, register } from '../support/data/people.js';
import { type RunningApp, startApp } from '../support/servers/running-app.js';
import { until } from '../support/until.js';

const CASE_WESTERN = 201645;
const OHIO_STATE = 204796;
const NEW_YORK_UNIVERSITY = 193900;
const CALTECH = 110404;

interface Application {
  id: string;
  status: string;
  decisionResult: string | null;
  deadline: { date: string | null; kind: string };
  checklist: { id: string; kind: string; doneOn: string | null }[];
  warnings: { code: string }[];
}
interface Refusal {
  code: string;
  detail: string;
}

let flyleaf: RunningApp;
let leah: Person;
beforeAll(async () => {
  flyleaf = await startApp();
  leah = await register(flyleaf, { firstName: 'Leah' });
  await leahDoes('POST', '/api/academic-profile', { graduationYear: 2027 });
});
afterAll(async () => {
  vi.restoreAllMocks();
  await flyleaf.close();
});

/** Also for the days that follow: a sign-in does not last a season. */
async function on(moment: string): Promise<void> {
  vi.restoreAllMocks();
  vi.spyOn(flyleaf.app.get(Clock, { strict: false }), 'now').mockImplementation(() => new Date(moment));
  const { email, password } = leah;
  const { body } = await call<{ tokens: { accessToken: string } }>(flyleaf, null, 'POST', '/api/auth/login', {
    email,
    password,
  });
  leah = { ...leah, ...body.tokens };
}

async function leahDoes<Body = Application>(method: string, path: string, body?: unknown): Promise<Body> {
  const reply = await call<Body>(flyleaf, leah, method, path, body);
  if (reply.status >= 400) throw new Error(`${method} ${path}: ${JSON.stringify(reply.body)}`);
  return reply.body;
}
const refused = async (method: string, path: string, body: unknown) =>
  (await call<Refusal>(flyleaf, leah, method, path, body)).body;

const begin = (collegeId: number, details: object) =>
  leahDoes('POST', '/api/applications', { collegeId, applicationPlatform: 'Common App', ...details });
const move = ({ id }: Application, status: string, decisionResult?: string) =>
  leahDoes('POST', `/api/applications/${id}/status`, { status, decisionResult });
const read = ({ id }: Application) => leahDoes('GET', `/api/applications/${id}`);

/** What one run of the reminders, at this moment, orders: of which application, how many days before. */
async function remindedOn(moment: string): Promise<[string, number][]> {
  await on(moment);
  const stored = flyleaf.app.get(SentReminders, { strict: false });
  const before = (await stored.of(leah.userId, 'bell')).map(keyOf);
  const schedule = flyleaf.app.get(RemindersSchedule, { strict: false });
  await schedule.handle({}, { signal: new AbortController().signal });
  const after = await stored.of(leah.userId, 'bell');
  return after
    .filter((reminder) => !before.includes(keyOf(reminder)))
    .map(({ subject, daysBefore }) => [subject, daysBefore]);
}
const keyOf = ({ subject, day, daysBefore }: StoredReminder) => `${subject} ${day} ${String(daysBefore)}`;

/** Titles of what the bell says about dates. */
const bell = async () => {
  const { items } = await leahDoes<{ items: { kind: string; title: string }[] }>('GET', '/api/notifications');
  return items
    .filter(({ kind }) => kind.endsWith('deadline') || kind === 'deadline-near')
    .map(({ title }) => title);
};

describe('a whole season', () => {
  let early: Application;
  let state: Application;
  let city: Application;
  let institute: Application;

  it('begins in August with four applications, their dates and what each asks for', async () => {
    await on('2026-08-20T15:00:00Z');
    early = await begin(CASE_WESTERN, {
      applicationType: 'Early Decision',
      plan: 'ED I',
      submissionDeadline: '2026-11-01',
      checkedWhere: 'the admission page of the college',
    });
    state = await begin(OHIO_STATE, { applicationType: 'Early Action' });
    city = await begin(NEW_YORK_UNIVERSITY, { applicationType: 'Regular Decision' });
    institute = await begin(CALTECH, { applicationType: 'Early Action', plan: 'Restrictive EA' });

    expect(early.deadline).toMatchObject({ date: '2026-11-01', kind: 'checked' });
    expect(state.deadline).toMatchObject({ date: '2026-11-01', kind: 'published' });
    expect(early.checklist.filter(({ kind }) => kind === 'recommendation')).toHaveLength(3);
    expect((await read(institute)).warnings).toMatchObject([{ code: 'restrictive-early-action' }]);
    await leahDoes('PATCH', '/api/notification-settings', {
      topics: [{ topic: 'reminders', bell: true, email: false }],
      timeZone: 'America/New_York',
    });
  });

  it('allows one promise at a time', async () => {
    const second = await refused('PUT', `/api/applications/${city.id}`, {
      applicationType: 'Early Decision',
    });

    expect(second).toMatchObject({ code: 'matching.second-binding-application' });
    expect(second.detail).toContain('Case Western');
  });

  it('reminds of a checked date, asks about the others, and sleeps at night', async () => {
    expect(await remindedOn('2026-10-02T15:00:00Z')).toEqual(
      expect.arrayContaining([early, state, institute].map(({ id }) => [id, 30])),
    );
    const titles = await until(async () => {
      const said = await bell();
      return said.length === 3 ? said : null;
    });
    expect(titles.filter((title) => title.startsWith('Check the date'))).toHaveLength(2);
    expect(titles).toContainEqual(expect.stringMatching(/Case Western.*30 days left/));

    expect(await remindedOn('2026-10-02T18:00:00Z')).toEqual([]);
    expect(await remindedOn('2026-10-19T02:00:00Z')).toEqual([]);
    expect(await remindedOn('2026-10-19T12:00:00Z')).toHaveLength(3);
  });

  it('is quiet about what was sent', async () => {
    for (const application of [early, state, institute]) await move(application, 'Submitted');

    expect(await remindedOn('2026-10-30T15:00:00Z')).toEqual([]);
  });

  it('goes on after a deferral, a yes and a no in December', async () => {
    await on('2026-12-16T15:00:00Z');
    await move(early, 'Decided', 'Deferred');
    await move(early, 'Under Review');
    await move(state, 'Decided', 'Accepted');
    await move(institute, 'Decided', 'Rejected');

    const second = await leahDoes('PUT', `/api/applications/${city.id}`, {
      applicationType: 'Early Decision',
      plan: 'ED II',
    });
    expect(second.deadline).toMatchObject({ date: '2027-01-01', kind: 'published' });
  });

  it('compares two offers in spring, where loans are no gifts', async () => {
    await on('2027-03-25T15:00:00Z');
    await move(city, 'Decided', 'Waitlisted');
    await move(early, 'Decided', 'Accepted');
    await leahDoes(
      'PUT',
      `/api/applications/${early.id}/offer`,
      aidLetter({ cost: 90_000, grant: 62_000, loan: 5_500 }),
    );
    await leahDoes(
      'PUT',
      `/api/applications/${state.id}/offer`,
      aidLetter({ cost: 30_000, grant: 4_000, loan: 5_500 }),
    );

    const { applications } = await leahDoes<{
      applications: { id: string; offer: { year: { netPrice: number } } | null }[];
    }>('GET', '/api/aid');
    const netPriceAt = ({ id }: Application) =>
      applications.find((one) => one.id === id)?.offer?.year.netPrice;
    expect([netPriceAt(early), netPriceAt(state)]).toEqual([28_000, 26_000]);
  });

  it('ends with one enrollment, and with word to the other colleges', async () => {
    await on('2027-04-20T15:00:00Z');
    await move(state, 'Decided', 'Enrolled');
    const second = await refused('POST', `/api/applications/${early.id}/status`, {
      status: 'Decided',
      decisionResult: 'Enrolled',
    });
    expect(second.detail).toContain('Ohio State');
    expect((await read(early)).warnings).toMatchObject([{ code: 'enrolled-elsewhere' }]);

    await move(early, 'Decided', 'Withdrawn');
    await move(city, 'Decided', 'Withdrawn');
    const all = await leahDoes<Application[]>('GET', '/api/applications');
    expect(all.map(({ decisionResult }) => decisionResult)).toEqual([
      'Withdrawn',
      'Enrolled',
      'Withdrawn',
      'Rejected',
    ]);
    expect(all.flatMap(({ warnings }) => warnings)).toEqual([]);
  });
});
