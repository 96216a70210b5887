import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#shared-kernel/application/new-id.js';
import { type SelectionCriteria, USUAL_CRITERIA } from '../../domain/selection-criteria.js';
import { type SelectionCriteriaRepository } from '../../domain/selection-criteria.repository.js';
import { InMemorySelectionCriteria } from '../../testing/in-memory-selection-criteria.js';
import { matchingDatabase, type MatchingDatabase } from '../../testing/matching-database.js';
import { SqlSelectionCriteriaRepository } from './sql-selection-criteria.repository.js';

const NOW = new Date('2026-11-20T09:00:00Z');
const CHOSEN: SelectionCriteria = {
  gpa: { min: 3.25, max: 4 },
  sat: { min: 1100, max: null },
  act: { min: null, max: 30 },
  acceptanceRate: { min: 25, max: 90 },
  tuition: { min: null, max: 20_000 },
  weights: { academic: 10, extracurricular: 0, location: 60, cost: 100, culture: 5 },
};

let database: MatchingDatabase;
beforeAll(async () => {
  database = await matchingDatabase();
});
afterAll(() => database.close());

describe.each<[string, () => SelectionCriteriaRepository]>([
  ['in memory', () => new InMemorySelectionCriteria()],
  ['on PostgreSQL', () => database.module.get(SqlSelectionCriteriaRepository)],
])('selection criteria %s', (_where, make) => {
  let criteria: SelectionCriteriaRepository;
  let maya: string;
  beforeEach(() => {
    criteria = make();
    maya = newId();
  });
  const save = (chosen: SelectionCriteria) => database.unitOfWork.run(() => criteria.save(maya, chosen, NOW));

  it('are unknown before the first save', async () => {
    expect(await criteria.of(maya)).toBeNull();
  });

  it('come back as they were saved', async () => {
    await save(CHOSEN);

    expect(await criteria.of(maya)).toEqual(CHOSEN);
  });

  it('are replaced by a later save, and each student’s own', async () => {
    await save(CHOSEN);
    await save(USUAL_CRITERIA);

    expect(await criteria.of(maya)).toEqual(USUAL_CRITERIA);
    expect(await criteria.of(newId())).toBeNull();
  });
});
