import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';
import { query } from '../../support/servers/database.js';
import { linkAdult } from '../../support/data/link-adult.js';
import { call, type Person, register } from '../../support/data/people.js';
import { type RunningApp, startApp } from '../../support/servers/running-app.js';

interface Due {
  collegeName: string;
  item: string | null;
  day: string;
  kind: string;
  note: string;
  items: number;
}
interface Row {
  studentId: string;
  firstName: string;
  gradeLevel: string | null;
  progress: {
    savedColleges: number;
    applications: number;
    applicationsSent: number;
    next: Due | null;
    isStalled: boolean;
  } | null;
}
interface Caseload {
  students: Row[];
  total: number;
  counts: Record<string, number>;
}

const OHIO_STATE = 204796;
const BROWN = 217156;
const CASE_WESTERN = 201645;
const CINCINNATI = 201885;
const SECRET = 'Ms. Ortega knows the band director';
const DAY_MS = 24 * 60 * 60 * 1000;
const inDays = (days: number) =>
  new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 'YYYY-MM-DD'.length);

let flyleaf: RunningApp;
let grace: Person;
let ana: Person;
let maya: Person;
let ben: Person;
let cleo: Person;

beforeAll(async () => {
  flyleaf = await startApp();
  grace = await register(flyleaf, { role: 'counselor', firstName: 'Grace' });
  ana = await register(flyleaf, { role: 'parent', firstName: 'Ana' });
  [maya, ben, cleo] = await Promise.all([
    register(flyleaf),
    register(flyleaf, { firstName: 'Ben' }),
    register(flyleaf, { firstName: 'Cleo' }),
  ]);
  await linkAdult(flyleaf, maya, grace, 'counselor', ['list', 'profile']);
  await linkAdult(flyleaf, ben, grace, 'counselor', []);
  await linkAdult(flyleaf, cleo, grace, 'counselor', ['list']);
  await linkAdult(flyleaf, maya, ana, 'parent', ['list']);
  for (const student of [maya, cleo])
    await call(flyleaf, student, 'POST', '/api/academic-profile', { currentGradeLevel: '12th' });
  await call(flyleaf, maya, 'POST', '/api/saved-colleges', { collegeId: OHIO_STATE, notes: SECRET });
  await call(flyleaf, maya, 'POST', '/api/applications', {
    collegeId: OHIO_STATE,
    applicationType: 'Regular Decision',
    submissionDeadline: inDays(10),
    checkedWhere: SECRET,
    notes: SECRET,
  });
});
afterAll(() => flyleaf.close());

const caseload = async (wanted = '') =>
  (await call<Caseload>(flyleaf, grace, 'GET', `/api/caseload${wanted}`)).body;
const firstNames = ({ students }: Caseload) => students.map(({ firstName }) => firstName);
const viewsOf = (student: Person) =>
  query<{ detail: unknown; by: string }>(
    flyleaf,
    `select detail, by_user_id as by from identity.audit_log where kind = 'student-viewed' and user_id = $1`,
    [student.userId],
  );

/** As if a student had last changed something that many days ago. */
const lastChanged = async ({ userId }: Person, days: number) => {
  const ago = [userId, days];
  await query(
    flyleaf,
    'update matching.applications set updated_at = now() - make_interval(days => $2) where student_id = $1',
    ago,
  );
  await query(
    flyleaf,
    'update matching.saved_colleges set saved_at = now() - make_interval(days => $2) where student_id = $1',
    ago,
  );
};

describe('a counselor’s caseload', () => {
  it('shows who has what due next, by what each student shares, and the students see it was looked at', async () => {
    const { students, counts } = await caseload();

    expect(students).toMatchObject([
      {
        firstName: 'Maya',
        gradeLevel: '12th',
        progress: {
          savedColleges: 1,
          applications: 1,
          applicationsSent: 0,
          isStalled: false,
          next: { item: null, day: inDays(10), kind: 'checked' },
        },
      },
      { firstName: 'Cleo', gradeLevel: null, progress: { applications: 0, next: null } },
      { firstName: 'Ben', gradeLevel: null, progress: null },
    ]);
    expect(students[0]?.progress?.next?.items).toBeGreaterThan(0);
    expect(JSON.stringify(students)).not.toContain('Ortega');
    expect(counts).toEqual({ all: 3, 'due-soon': 1, stalled: 0, 'no-application': 1 });

    await caseload();
    expect(await viewsOf(maya)).toEqual([
      { by: grace.userId, detail: { what: 'list', relation: 'counselor' } },
    ]);
    expect(await viewsOf(ben)).toEqual([]);
  });

  it('is found by name and by what needs attention', async () => {
    await lastChanged(maya, 15);

    expect(firstNames(await caseload('?filter=stalled'))).toEqual(['Maya']);
    expect(firstNames(await caseload('?filter=no-application'))).toEqual(['Cleo']);
    expect(await caseload('?search=be')).toMatchObject({ students: [{ firstName: 'Ben' }], total: 1 });
    expect(await caseload('?pageSize=1&page=2')).toMatchObject({
      students: [{ firstName: 'Cleo' }],
      total: 3,
    });
    expect((await call(flyleaf, grace, 'GET', '/api/caseload?filter=all')).status).toBe(400);
  });

  it('is for counselors', async () => {
    for (const person of [ana, maya])
      expect((await call(flyleaf, person, 'GET', '/api/caseload')).status).toBe(403);
  });

  it('asks as much of the database for sixty students as for three', async () => {
    const rows = vi.spyOn(Sql.prototype, 'rows');
    // What runs in the background may only add to a count, so the least of several is that of the page.
    const statements = async () => {
      const counts: number[] = [];
      for (let time = 0; time < 5; time += 1) {
        rows.mockClear();
        expect((await caseload('?pageSize=100')).total).toBeGreaterThan(2);
        counts.push(rows.mock.calls.length);
      }
      return Math.min(...counts);
    };
    const forThree = await statements();
    await query(
      flyleaf,
      `with classmates as (
         insert into identity.users (id, email, first_name, last_name, role, created_at, updated_at)
         select gen_random_uuid(), 'senior-' || n || '@example.org', 'Ana', 'Ortiz', 'student', now(), now()
           from generate_series(1, 57) n
         returning id),
       linked as (
         insert into identity.linked_adults (student_id, adult_id, relation, parts, linked_at)
         select id, $1, 'counselor', '{list}', now() from classmates)
       insert into matching.applications (id, student_id, college_id, application_type, created_at, updated_at)
       select gen_random_uuid(), classmates.id, college, 'Regular Decision', now(), now()
         from classmates, unnest($2::int[]) as college`,
      [grace.userId, [OHIO_STATE, BROWN]],
    );

    expect(await statements()).toBe(forThree);
    expect((await caseload('?pageSize=100')).students).toHaveLength(60);
    expect(forThree).toBeGreaterThan(0);
    rows.mockRestore();
  });
});

it('a parent sees the next date of each student who shares the list, and the nearest of all', async () => {
  const { body } = await call<{ students: { next: Due }[]; dates: (Due & { firstName: string })[] }>(
    flyleaf,
    ana,
    'GET',
    '/api/next-dates',
  );

  expect(body.students).toMatchObject([{ firstName: 'Maya', next: { day: inDays(10), kind: 'checked' } }]);
  expect(body.dates).toMatchObject([{ firstName: 'Maya', day: inDays(10) }]);
  expect((await viewsOf(maya)).map(({ by }) => by)).toContain(ana.userId);
});

describe('an adult suggests a college', () => {
  interface Suggestion {
    id: string;
    state: string;
    from: string;
    note: string;
    college: { id: number };
    match: unknown;
  }
  const path = () => `/api/linked-students/${maya.userId}/suggestions`;
  const suggest = (adult: Person, collegeId: number, note?: string) =>
    call<Suggestion[] & { code: string }>(flyleaf, adult, 'POST', path(), { collegeId, note });
  const statesFor = async (adult: Person) =>
    (await call<Suggestion[]>(flyleaf, adult, 'GET', path())).body.map(({ state }) => state);
  const toMaya = async () => (await call<Suggestion[]>(flyleaf, maya, 'GET', '/api/suggestions')).body;

  it('and the student finds who, why and the bell, and saves it or says no thanks', async () => {
    expect((await suggest(ana, BROWN, ' You liked Providence. ')).status).toBe(201);
    expect((await suggest(grace, CASE_WESTERN)).status).toBe(201);
    const [fromGrace, fromAna] = await toMaya();

    expect(fromAna).toMatchObject({ from: 'Ana Lin', note: 'You liked Providence.', college: { id: BROWN } });
    await vi.waitFor(async () => {
      const bell = await call<{ items: { title: string }[] }>(flyleaf, maya, 'GET', '/api/notifications');
      expect(bell.body.items.map(({ title }) => title)).toContain('Ana Lin suggested Brown University');
    }, 20_000);

    await call(flyleaf, maya, 'POST', '/api/saved-colleges', { collegeId: BROWN });
    expect(await statesFor(ana)).toEqual(['saved']);
    const decline = () => call(flyleaf, maya, 'POST', `/api/suggestions/${String(fromGrace?.id)}/decline`);
    expect((await decline()).status).toBe(204);
    expect((await decline()).status).toBe(204);
    expect(await statesFor(grace)).toEqual(['not-now']);
    expect(await toMaya()).toEqual([]);
  });

  it('once, and not one that is on the list', async () => {
    expect(await suggest(grace, CASE_WESTERN)).toMatchObject({
      status: 409,
      body: { code: 'matching.already-suggested' },
    });
    expect(await suggest(grace, OHIO_STATE)).toMatchObject({
      status: 409,
      body: { code: 'matching.suggestion-on-list' },
    });
    expect((await suggest(ana, 1)).status).toBe(404);
    expect((await suggest(ana, CINCINNATI, 'x'.repeat(301))).status).toBe(400);
  });

  it('at most ten that wait, also when they are sent at once, and takes one back', async () => {
    const { body } = await call<{ colleges: { id: number }[] }>(
      flyleaf,
      ana,
      'GET',
      '/api/colleges?limit=30',
    );
    const others = body.colleges
      .map(({ id }) => id)
      .filter((id) => ![OHIO_STATE, BROWN, CASE_WESTERN, CINCINNATI].includes(id));
    const replies = await Promise.all(others.slice(0, 12).map((id) => suggest(ana, id)));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([
      ...Array<number>(10).fill(201),
      409,
      409,
    ]);

    const [newest] = await toMaya();
    await call(flyleaf, ana, 'DELETE', `${path()}/${String(newest?.id)}`);
    expect(await toMaya()).toHaveLength(9);
    expect((await suggest(ana, CINCINNATI)).status).toBe(201);
  });

  it('only to a student who shares the list, and the suggestions end with the link', async () => {
    expect((await suggest(await register(flyleaf, { role: 'parent' }), BROWN)).status).toBe(404);
    await call(flyleaf, maya, 'PUT', `/api/sharing/adults/${ana.userId}`, { parts: [] });
    expect((await suggest(ana, BROWN)).status).toBe(403);

    await call(flyleaf, maya, 'DELETE', `/api/sharing/adults/${ana.userId}`);
    await vi.waitFor(async () => expect(await toMaya()).toEqual([]), 20_000);
  });
});
