import { describe, expect, it } from 'vitest';
import { prepareColleges } from '../college/prepare-colleges.js';
import { aCollege } from '../testing/colleges.js';
import { P2, P8 } from '../testing/worked-profiles.js';
import { measureStudent } from './measure-student.js';
import { cachedPerStudent } from './cached-per-student.js';

describe('a result cached per student', () => {
  const release = prepareColleges([aCollege({ unitId: 1 })]);
  const newer = prepareColleges([aCollege({ unitId: 1 }), aCollege({ unitId: 2 })]);

  it('is computed once for the same student and release', () => {
    let computed = 0;
    const count = cachedPerStudent(() => ++computed);
    const student = measureStudent(P2);

    expect([count(student, release), count(student, release)]).toEqual([1, 1]);
  });

  it('is computed again for another student and for a newer release', () => {
    const colleges = cachedPerStudent((_, { count }) => count);
    const states = cachedPerStudent(({ facts }) => facts.homeState);
    const student = measureStudent(P2);

    expect([colleges(student, release), colleges(student, newer)]).toEqual([1, 2]);
    expect([states(student, release), states(measureStudent(P8), release)]).toEqual([
      P2.homeState,
      P8.homeState,
    ]);
  });
});
