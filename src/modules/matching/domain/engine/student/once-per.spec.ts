import { describe, expect, it } from 'vitest';
import { prepareColleges } from '../college/prepare-colleges.js';
import { aCollege } from '../testing/colleges.js';
import { P2, P8 } from '../testing/worked-profiles.js';
import { measureStudent } from './measure-student.js';
import { oncePer } from './once-per.js';

describe('what follows from a student and a release', () => {
  const release = prepareColleges([aCollege({ unitId: 1 })]);
  const newer = prepareColleges([aCollege({ unitId: 1 }), aCollege({ unitId: 2 })]);

  it('is worked out once for the two', () => {
    let worked = 0;
    const count = oncePer(() => ++worked);
    const student = measureStudent(P2);

    expect([count(student, release), count(student, release)]).toEqual([1, 1]);
  });

  it('is another for another student and for a newer release', () => {
    const colleges = oncePer((_, { count }) => count);
    const states = oncePer(({ facts }) => facts.homeState);
    const student = measureStudent(P2);

    expect([colleges(student, release), colleges(student, newer)]).toEqual([1, 2]);
    expect([states(student, release), states(measureStudent(P8), release)]).toEqual([
      P2.homeState,
      P8.homeState,
    ]);
  });
});
