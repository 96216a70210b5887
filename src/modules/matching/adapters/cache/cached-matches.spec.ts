import { beforeEach, describe, expect, it } from 'vitest';
import {
  NEW_YORK_UNIVERSITY,
  OHIO_STATE,
  WORKED_COLLEGES,
} from '../../domain/engine/testing/worked-colleges.js';
import { P1, P2, P3, P8 } from '../../domain/engine/testing/worked-profiles.js';
import { inMemoryMatches } from '../../testing/in-memory-matches.js';
import { InMemoryRecommendationChoices } from '../../testing/in-memory-recommendation-choices.js';
import { InMemoryRounds } from '../../testing/in-memory-rounds.js';
import { KnownStudents } from '../../testing/known-students.js';
import { FixedColleges } from '../../testing/fixed-colleges.js';
import { type CachedMatches } from './cached-matches.js';

const AT_OHIO_STATE = OHIO_STATE.unitId;

let students: KnownStudents;
let colleges: FixedColleges;
let choices: InMemoryRecommendationChoices;
let rounds: InMemoryRounds;
let current: CachedMatches;
beforeEach(() => {
  students = new KnownStudents();
  colleges = new FixedColleges(WORKED_COLLEGES);
  choices = new InMemoryRecommendationChoices();
  rounds = new InMemoryRounds();
  current = inMemoryMatches(students, colleges, { choices, rounds });
});
const chanceOf = async (studentId: string) =>
  (await current.of(studentId)).at(AT_OHIO_STATE)?.admissionProbability;

describe('the matches of a student', () => {
  it('are worked out once while nothing changes', async () => {
    students.save('maya', P2);
    const first = await current.of('maya');

    expect(await current.of('maya')).toBe(first);
    expect(students.snapshotsRead).toBe(1);
  });

  it('are worked out once for many who ask at the same time', async () => {
    students.save('maya', P2);
    const all = await Promise.all(Array.from({ length: 20 }, () => current.of('maya')));

    expect(new Set(all).size).toBe(1);
    expect(students.snapshotsRead).toBe(1);
  });

  it('are not kept when needed only once, and not worked out again when kept already', async () => {
    students.save('maya', P2);
    await current.once('maya');
    await current.once('maya');
    expect(students.snapshotsRead).toBe(2);

    const kept = await current.of('maya');
    expect(await current.once('maya')).toBe(kept);
    expect(students.snapshotsRead).toBe(3);
  });

  it('follow a change of the profile at once', async () => {
    students.save('maya', P2);
    expect(await chanceOf('maya')).toBe(0.6897);
    students.save('maya', P3);

    expect(await chanceOf('maya')).toBeCloseTo(0.004, 3);
  });

  it('follow a change of the catalogue', async () => {
    students.save('maya', P2);
    await current.of('maya');
    colleges.change(WORKED_COLLEGES.map((college) => ({ ...college, admitRate: 0.9 })));

    expect(await chanceOf('maya')).toBeGreaterThan(0.8);
  });

  it('are each student’s own', async () => {
    students.save('maya', P2);
    students.save('leo', P3);

    expect(await chanceOf('maya')).not.toBe(await chanceOf('leo'));
  });

  it('are worked out again after a failed read', async () => {
    students.save('maya', P2);
    students.failure = new Error('connection lost');
    await expect(current.of('maya')).rejects.toThrow('connection lost');

    expect(await chanceOf('maya')).toBe(0.6897);
  });

  it('are empty for a student who entered nothing', async () => {
    students.save('nora', P8);

    for (const studentId of ['nora', 'a stranger']) {
      const matches = await current.of(studentId);
      expect(WORKED_COLLEGES.map(({ unitId }) => matches.at(unitId))).toEqual(
        Array(WORKED_COLLEGES.length).fill(null),
      );
      expect(matches.recommended()).toEqual([]);
      expect(matches.categoryAt(AT_OHIO_STATE)).toBeNull();
    }
  });

  it('leave out of the list what the student does not want, from the next version of the profile on', async () => {
    students.save('maya', P1);
    const all = (await current.of('maya')).recommended();
    const [unwanted = 0] = all;
    (await choices.lock('maya', unwanted)).change({ userInterested: false }, new Date());
    students.save('maya', P1);
    const matches = await current.of('maya');

    expect(all.length).toBeGreaterThan(1);
    expect(matches.recommended()).toEqual(all.slice(1));
    expect([matches.hides(unwanted), matches.at(unwanted)?.matchPercentage]).toEqual([
      true,
      expect.any(Number),
    ]);
  });

  it('count the round of an application from the next version of the profile on, at its college only', async () => {
    const figures = async () => {
      const matches = await current.of('maya');
      return WORKED_COLLEGES.map(({ unitId }) => matches.at(unitId)?.admissionProbability);
    };
    const nyu = WORKED_COLLEGES.findIndex(({ unitId }) => unitId === NEW_YORK_UNIVERSITY.unitId);
    students.save('maya', P2);
    const regular = await figures();
    rounds.apply('maya', [{ unitId: NEW_YORK_UNIVERSITY.unitId, round: 'Early Decision' }]);
    students.save('maya', P2);
    const early = await figures();
    rounds.apply('maya', []);
    students.save('maya', P2);

    expect(early[nyu]).toBeGreaterThan(regular[nyu] ?? 1);
    expect(early.with(nyu, regular[nyu])).toEqual(regular);
    expect(await figures()).toEqual(regular);
  });

  it('have no match for a college that is not in the catalogue', async () => {
    students.save('maya', P2);
    const matches = await current.of('maya');

    expect([matches.knows(1), matches.at(1), matches.explain(1)]).toEqual([false, null, null]);
  });
});
