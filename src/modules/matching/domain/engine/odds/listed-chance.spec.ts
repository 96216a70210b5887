import { describe, expect, it } from 'vitest';
import { prepareColleges } from '../college/prepare-colleges.js';
import { measureStudent } from '../student/measure-student.js';
import { aCollege } from '../testing/colleges.js';
import { WORKED_COLLEGES } from '../testing/worked-colleges.js';
import { P2, P5 } from '../testing/worked-profiles.js';
import { listedChance } from './listed-chance.js';

const columns = prepareColleges(WORKED_COLLEGES);
const OHIO_STATE = columns.rowOf.get(204796) ?? -1;

describe('a college of the list', () => {
  it('carries the chance to pay for it', () => {
    const { affordable } = listedChance(measureStudent(P2), columns, OHIO_STATE) ?? {};
    expect(affordable).toBeCloseTo(0.8266, 3);
  });

  it('cannot be counted as affordable without a budget or without a price', () => {
    expect(listedChance(measureStudent(P5), columns, OHIO_STATE)?.affordable).toBeNull();

    const unpriced = aCollege({
      netPrice: null,
      netPrice0To30k: null,
      netPrice30To48k: null,
      netPrice48To75k: null,
      netPrice75To110k: null,
      netPrice110kPlus: null,
    });
    expect(listedChance(measureStudent(P2), prepareColleges([unpriced]), 0)?.affordable).toBeNull();
  });

  it('is not counted without an admit rate', () => {
    const silent = prepareColleges([aCollege({ admitRate: null })]);
    expect(listedChance(measureStudent(P2), silent, 0)).toBeNull();
  });

  it('rests more on what is unknown the less the student has told us', () => {
    const known = listedChance(measureStudent(P2), columns, OHIO_STATE)?.unknownPart ?? Number.NaN;
    const unknown = listedChance(measureStudent(P5), columns, OHIO_STATE)?.unknownPart ?? Number.NaN;
    expect(unknown).toBeGreaterThan(known);
  });

  it('rests on nothing unknown at open admission', () => {
    const open = prepareColleges([aCollege({ admitRate: null, openAdmission: true })]);
    expect(listedChance(measureStudent(P5), open, 0)?.unknownPart).toBe(0);
  });
});
