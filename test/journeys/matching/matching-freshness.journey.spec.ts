import { WIDE_BUDGETS } from '../../support/wide-budgets.js';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type CollegeMatch } from '#modules/matching/contracts/index.js';
import { CollegeDirectory } from '#modules/college-catalogue/contracts/index.js';
import { RefreshRecommendationsWhenProfileChanges } from '#modules/matching/application/predictions/refresh-recommendations-when-profile-changes.js';
import { StudentMatches } from '#modules/matching/application/matches/student-matches.js';
import { type StudentFacts, prepareColleges } from '#modules/matching/domain/engine/index.js';
import { aStudent } from '#modules/matching/domain/engine/testing/worked-profiles.js';
import { ProfileChanged, StudentDirectory } from '#modules/student-profile/contracts/index.js';
import { readSettings } from '../../../src/settings.js';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';
import { createApp } from '../../../src/create-app.js';
import { call, type Person, register } from '../../support/data/people.js';
import { jobsFinished, registrationHandled } from '../../support/reactions.js';
import { type RunningApp, startApp } from '../../support/servers/running-app.js';

const SHARED_SECRET = 'test-only-4hT8sW2yB6nM9qX3vC7kZ1pD';

type List = (CollegeMatch & { college: { id: number } })[];

let flyleaf: RunningApp;
let replica: Pick<RunningApp, 'url'> & { close(): Promise<void> };
let listFor: (facts: StudentFacts) => [number, number | null][];
beforeAll(async () => {
  flyleaf = await startApp({ JWT_SECRET: SHARED_SECRET });
  replica = await anotherReplica(flyleaf.databaseUrl);

  const { colleges, admissionsTerm } = await flyleaf.app
    .get(CollegeDirectory, { strict: false })
    .collegeFacts();
  const prepared = { catalogueVersion: '', columns: prepareColleges(colleges, admissionsTerm) };
  listFor = (facts) =>
    new StudentMatches(0, facts, prepared)
      .recommendedInFull()
      .map(({ unitId, match }) => [unitId, match.admissionProbability]);
});
afterAll(async () => {
  await replica.close();
  await flyleaf.close();
});

async function anotherReplica(databaseUrl: string) {
  const settings = readSettings({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    PORT: '0',
    JWT_SECRET: SHARED_SECRET,
    DATABASE_PATIENCE: '10',
    ...WIDE_BUDGETS,
  });
  const app = await createApp(settings, databaseUrl);
  await app.listen(0, '127.0.0.1');
  return { url: await app.getUrl(), close: () => app.close() };
}

const shown = (list: List) => list.map((item) => [item.college.id, item.admissionProbability]);
const saveScore = async (student: Person, satTotal: number) => {
  const { status } = await call(flyleaf, student, 'POST', '/api/academic-profile', {
    unweightedGpa: '3.7',
    satTotal,
  });
  expect(status).toBe(200);
};

describe('recommendations while the profile changes', () => {
  it('always include every acknowledged save, on any replica', async () => {
    const student = await register(flyleaf);
    await registrationHandled(flyleaf, student);
    const scores = Array.from({ length: 30 }, (_, step) => 1100 + 10 * step);
    const expected = scores.map((satTotal) =>
      JSON.stringify(listFor(aStudent({ unweightedGpa: 3.7, satTotal }))),
    );
    expect(new Set(expected).size).toBe(scores.length);

    let [sent, acknowledged, reads] = [0, 0, 0];
    let done = false;
    await saveScore(student, scores[0] ?? 0);
    const stale: string[] = [];
    const keepReading = async (server: Pick<RunningApp, 'url'>) => {
      while (!done) {
        const floor = acknowledged;
        const { status, body } = await call<List>(server, student, 'GET', '/api/recommendations');
        expect(status).toBe(200);
        const step = expected.indexOf(JSON.stringify(shown(body)));
        if (step < floor || step > sent) stale.push(`saw step ${step} after ${floor} was saved`);
        reads += 1;
      }
    };
    const readers = [flyleaf, flyleaf, replica, replica].map(keepReading);
    for (const [step, satTotal] of scores.entries()) {
      sent = step;
      await saveScore(student, satTotal);
      acknowledged = step;
      // The very next read must return the new list.
      const { body } = await call<List>(flyleaf, student, 'GET', '/api/recommendations');
      expect(JSON.stringify(shown(body))).toBe(expected[step]);
    }
    done = true;
    await Promise.all(readers);

    expect(stale).toEqual([]);
    expect(reads).toBeGreaterThan(scores.length);
  });

  it('are computed once for many simultaneous reads of the same profile', async () => {
    const student = await register(flyleaf);
    await registrationHandled(flyleaf, student);
    await saveScore(student, 1300);
    const snapshots = vi.spyOn(flyleaf.app.get(StudentDirectory, { strict: false }), 'academicSnapshot');
    // A later read of this version, or a reaction, finds it computed.
    await call(flyleaf, student, 'GET', '/api/recommendations');
    snapshots.mockClear();
    await saveScore(student, 1310);
    await Promise.all(
      Array.from({ length: 20 }, () => call(flyleaf, student, 'GET', '/api/recommendations')),
    );

    const own = snapshots.mock.calls.filter(([studentId]) => studentId === student.userId);
    expect(own).toHaveLength(1);
    snapshots.mockRestore();
  });
});

describe('matches in the search while the profile changes', () => {
  type Page = { colleges: { id: number; match: CollegeMatch | null }[] };
  const chanceOn = async (server: Pick<RunningApp, 'url'>, student: Person) => {
    const { status, body } = await call<Page>(server, student, 'GET', '/api/colleges?search=ohio+state');
    expect(status).toBe(200);
    return body.colleges[0]?.match?.admissionProbability;
  };

  it('follow every save at once, on every replica', async () => {
    const student = await register(flyleaf);
    // The replica reads the profile before there is a score.
    expect(await chanceOn(replica, student)).toBeUndefined();
    await saveScore(student, 1100);
    const before = await chanceOn(replica, student);
    expect(await chanceOn(flyleaf, student)).toBe(before);
    await saveScore(student, 1500);
    const after = await chanceOn(replica, student);

    expect(after).toBeGreaterThan(before ?? 1);
    expect(await chanceOn(flyleaf, student)).toBe(after);
  });
});

const versionOf = (student: Person) =>
  flyleaf.app.get(StudentDirectory, { strict: false }).profileVersion(student.userId);

const sql = <Row>(text: string, values: unknown[]) =>
  flyleaf.app.get(Sql, { strict: false }).rows<Row>(text, values);

const stored = (student: Person) =>
  sql<{ id: string; collegeId: number; chance: number }>(
    `select id, college_id as "collegeId", admission_probability::float8 as chance
       from matching.prediction_results where student_id = $1 order by place`,
    [student.userId],
  );

const storedVersions = (student: Person) =>
  sql<{ version: number }>(
    'select profile_version::int as version from matching.prediction_runs where student_id = $1',
    [student.userId],
  );

describe('the stored recommendations', () => {
  it('follow the profile, even after a late or repeated delivery', async () => {
    const student = await register(flyleaf);
    await saveScore(student, 1200);
    await saveScore(student, 1450);
    await jobsFinished(flyleaf, student);
    const version = await versionOf(student);

    expect(await storedVersions(student)).toEqual([{ version }]);
    const before = await stored(student);
    expect(before.map(({ collegeId, chance }) => [collegeId, chance])).toEqual(
      listFor(aStudent({ unweightedGpa: 3.7, satTotal: 1450 })),
    );
    const reaction = flyleaf.app.get(RefreshRecommendationsWhenProfileChanges, { strict: false });
    await reaction.handle(new ProfileChanged(student.userId, version));
    await reaction.handle(new ProfileChanged(student.userId, version - 1));
    await Promise.all([1, 2, 3].map(() => reaction.handle(new ProfileChanged(student.userId, version))));

    expect(await stored(student)).toEqual(before);
  });
});
