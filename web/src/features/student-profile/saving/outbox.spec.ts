import { beforeEach, describe, expect, it } from 'vitest';
import { readUnsent } from '@/lib/forms/unsent-count';
import { endSession, startSession } from '@/lib/session/session';
import { MAYA } from '@/testing/api';
import { type Change } from './change';
import { isWaitingFor, keepChange, unsentChanges, withChange, withEntryAdded } from './outbox';

const R0 = { id: 'r', updatedAt: '2026-09-01T00:00:00.000Z', city: 'Toledo' };

const address = (fields: Change['fields']): Change => ({
  id: `change-${Object.keys(fields).join()}`,
  title: 'Address',
  work: 'save',
  path: '/api/user-profile',
  queryKey: [],
  entryId: null,
  fields,
  base: R0,
});
const award = (work: Change['work'], entryId: string | null, fields: Change['fields'] = {}): Change => ({
  ...address(fields),
  id: `${work}-${entryId ?? 'new'}`,
  title: 'Award',
  work,
  path: '/api/awards',
  entryId,
});

describe('changes that wait to be sent', () => {
  it('join when they are of the same record, and start from the first copy', () => {
    const first = address({ city: 'Akron', state: 'OH' });
    const later = { ...address({ city: 'Dayton' }), base: { ...R0, city: 'Akron' } };

    expect(withChange([first], later)).toEqual([{ ...first, fields: { city: 'Dayton', state: 'OH' } }]);
  });

  it('keep their order otherwise', () => {
    const changes = [address({ city: 'Akron' }), award('add', null), award('save', 'a1'), award('add', null)];

    expect(changes.reduce<Change[]>(withChange, [])).toEqual(changes);
  });

  it('end in a deletion when the entry is deleted after all', () => {
    const [left] = withChange([award('save', 'a1', { name: 'Fair' })], award('remove', 'a1'));

    expect(left).toMatchObject({ work: 'remove', entryId: 'a1', base: R0 });
  });

  it('are sent again after a refusal once the student corrected them', () => {
    const refused = { ...address({ zipCode: '4' }), refusal: 'Zip code is too short' };

    expect(withChange([refused], address({ zipCode: '44301' }))[0]?.refusal).toBeUndefined();
  });

  it('keep the courses of both, also when the later one started from lists without them', () => {
    const courses = (names: string[]): Change => ({
      ...address({ takenCourses: names.map((courseName) => ({ id: courseName, courseName })) }),
      coursesOf: 'r',
      base: { takenCourses: [] },
    });

    const [joined] = withChange([courses(['Latin'])], courses(['Greek']));

    expect(joined?.fields).toEqual(courses(['Greek', 'Latin']).fields);
  });

  it('of a new entry follow it once it has an id', () => {
    const add = award('add', null, { name: 'Fair' });
    const later = award('save', add.id, { name: 'Science fair' });

    expect(withEntryAdded([add, later], add, { id: 'a9', name: 'Fair' })).toEqual([
      { ...later, entryId: 'a9', base: { id: 'a9', name: 'Fair' } },
    ]);
  });
});

describe('the changes kept in this browser', () => {
  beforeEach(() => startSession({ accessToken: 'a', refreshToken: 'r' }, MAYA));

  it('survive closing the tab and make later ones wait', () => {
    keepChange(address({ city: 'Akron' }));

    expect(unsentChanges()).toEqual([address({ city: 'Akron' })]);
    expect(isWaitingFor(address({ state: 'OH' }))).toBe(true);
    expect(isWaitingFor(award('save', 'a1'))).toBe(false);
  });

  it('are not another account’s', () => {
    keepChange(address({ city: 'Akron' }));
    startSession({ accessToken: 'b', refreshToken: 's' }, { ...MAYA, id: 'another' });

    expect(unsentChanges()).toEqual([]);
  });

  it('are gone after logging out', () => {
    keepChange(address({ city: 'Akron' }));
    endSession();

    expect(readUnsent()).toEqual([]);
    expect(localStorage).toHaveLength(0);
  });
});
