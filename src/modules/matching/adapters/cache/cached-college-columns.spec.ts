import { expect, it } from 'vitest';
import { CollegeDirectory } from '#modules/college-catalogue/contracts/index.js';
import { DatabaseWaits } from '#shared-kernel/platform/persistence/database-waits.js';
import { prepareColleges } from '../../domain/engine/index.js';
import { WORKED_COLLEGES } from '../../domain/engine/testing/worked-colleges.js';
import { CachedCollegeColumns } from './cached-college-columns.js';

class WorkedColleges extends CollegeDirectory {
  readFor: DatabaseWaits | undefined;

  catalogueVersion() {
    return Promise.resolve('2025-05-19.1');
  }

  isImporting() {
    return Promise.resolve(false);
  }

  collegeFacts() {
    this.readFor = DatabaseWaits.ofThisRequest();
    return Promise.resolve({
      catalogueVersion: '2025-05-19.1',
      admissionsTerm: 'fall 2023',
      colleges: Array.from({ length: 10 }, () => WORKED_COLLEGES).flat(),
    });
  }

  collegeNames() {
    return Promise.resolve([]);
  }

  programsInField() {
    return Promise.reject(new Error('Only the facts are measured.'));
  }

  collegeInFull() {
    return Promise.reject(new Error('Only the facts are measured.'));
  }
}

it('prepares the same columns in slices as all at once', async () => {
  const { catalogueVersion, columns } = await new CachedCollegeColumns(new WorkedColleges()).prepared();
  const { colleges, admissionsTerm } = await new WorkedColleges().collegeFacts();

  expect(catalogueVersion).toBe('2025-05-19.1');
  expect(columns).toEqual(prepareColleges(colleges, admissionsTerm));
});

it('loads with the limits of the background, whichever request asks first', async () => {
  const colleges = new WorkedColleges();
  await DatabaseWaits.forRequest(() => new CachedCollegeColumns(colleges).prepared());

  expect(colleges.readFor).toBeUndefined();
});
