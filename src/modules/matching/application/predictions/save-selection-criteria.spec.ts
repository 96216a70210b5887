import { beforeEach, describe, expect, it } from 'vitest';
import { AccountGone } from '#modules/identity/contracts/index.js';
import { NotedAccounts } from '#modules/identity/testing/noted-accounts.js';
import { ProfileVersions } from '#modules/student-profile/contracts/index.js';
import { FixedClock } from '#shared-kernel/testing/fixed-clock.js';
import { ImmediateUnitOfWork } from '#shared-kernel/testing/immediate-unit-of-work.js';
import { type CachedMatches } from '../../adapters/cache/cached-matches.js';
import { WORKED_COLLEGES } from '../../domain/engine/testing/worked-colleges.js';
import { P2 } from '../../domain/engine/testing/worked-profiles.js';
import { ANY_VALUE } from '../../domain/engine/list/list-criteria.js';
import { USUAL_CRITERIA } from '../../domain/selection-criteria.js';
import { SelectionCriteriaRefused } from '../../domain/selection-criteria.errors.js';
import { FixedColleges } from '../../testing/fixed-colleges.js';
import { inMemoryMatches } from '../../testing/in-memory-matches.js';
import { InMemorySelectionCriteria } from '../../testing/in-memory-selection-criteria.js';
import { KnownStudents } from '../../testing/known-students.js';
import { SaveSelectionCriteria, SaveSelectionCriteriaHandler } from './save-selection-criteria.js';

const MAYA = 'maya';
const ONLY_COST = { academic: 0, extracurricular: 0, location: 0, cost: 100, culture: 0 };

class NewVersions extends ProfileVersions {
  constructor(private readonly students: KnownStudents) {
    super();
  }

  raise(studentId: string): Promise<void> {
    this.students.save(studentId, P2);
    return Promise.resolve();
  }
}

let criteria: InMemorySelectionCriteria;
let accounts: NotedAccounts;
let students: KnownStudents;
let matches: CachedMatches;
beforeEach(() => {
  criteria = new InMemorySelectionCriteria();
  accounts = new NotedAccounts();
  students = new KnownStudents();
  students.save(MAYA, P2);
  matches = inMemoryMatches(students, new FixedColleges(WORKED_COLLEGES), { criteria });
});

const save = (changes: SaveSelectionCriteria['changes']) =>
  new SaveSelectionCriteriaHandler(
    criteria,
    new NewVersions(students),
    accounts,
    new ImmediateUnitOfWork(),
    new FixedClock(new Date('2026-11-20T09:00:00Z')),
  ).execute(new SaveSelectionCriteria(MAYA, changes));
const scores = async () => {
  const current = await matches.of(MAYA);
  return WORKED_COLLEGES.map(({ unitId }) => current.at(unitId)?.matchPercentage);
};
const recommended = async () => (await matches.of(MAYA)).recommended();

describe('saving selection criteria', () => {
  it('store nothing when the account is removed while the request is under way', async () => {
    await accounts.remove(MAYA, 'under-13');

    await expect(save({ weights: ONLY_COST })).rejects.toThrow(AccountGone);
    expect(await criteria.of(MAYA)).toBeNull();
  });

  it('changes the matches by their weights at once', async () => {
    const before = await scores();
    await save({ weights: ONLY_COST });

    expect(await scores()).not.toEqual(before);
  });

  it('reads weights by their proportions', async () => {
    await save({ weights: { academic: 8, extracurricular: 5, location: 3, cost: 2, culture: 2 } });
    const small = await scores();
    await save({ weights: USUAL_CRITERIA.weights });

    expect(await scores()).toEqual(small);
  });

  it('leaves colleges outside a range out of the balanced list, and gives them their match still', async () => {
    const [first = 0] = await recommended();
    const chances = await scores();
    const admitRate = WORKED_COLLEGES.find(({ unitId }) => unitId === first)?.admitRate ?? Number.NaN;
    await save({ acceptanceRate: { min: null, max: Math.floor(admitRate * 100) - 1 } });

    expect(await recommended()).not.toContain(first);
    expect(await scores()).toEqual(chances);
  });

  it('keeps the parts that are not sent', async () => {
    await save({ weights: ONLY_COST });
    await save({ tuition: { min: null, max: 20_000 } });

    expect(await criteria.of(MAYA)).toEqual({
      ...USUAL_CRITERIA,
      weights: ONLY_COST,
      tuition: { min: null, max: 20_000 },
    });
  });

  it.each([
    [{ weights: { ...ONLY_COST, cost: 0 } }, 'weights', 'At least one of the five must count'],
    [{ sat: { min: 1300, max: 1200 } }, 'sat.max', 'The most must not be below the least'],
  ])('refuses %j', async (changes, path, message) => {
    const refused = await save(changes).catch((error: unknown) => error);

    expect(refused).toBeInstanceOf(SelectionCriteriaRefused);
    expect(refused).toMatchObject({ problems: [{ path, message }] });
    expect(await criteria.of(MAYA)).toBeNull();
  });

  it('may open a range again', async () => {
    const all = await recommended();
    await save({ acceptanceRate: { min: 100, max: 100 } });
    await save({ acceptanceRate: ANY_VALUE });

    expect(await recommended()).toEqual(all);
  });
});
