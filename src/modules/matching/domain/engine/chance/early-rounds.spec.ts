import { describe, expect, it } from 'vitest';
import { assess, type Assessment } from '../assess.js';
import { prepareColleges } from '../college/prepare-colleges.js';
import { rankAll } from '../rank-all.js';
import { measureStudent } from '../student/measure-student.js';
import { type ApplicationRound, type EarlyRound, type StudentFacts } from '../student/student-facts.js';
import { starterColleges } from '../testing/starter-colleges.js';
import { NEW_YORK_UNIVERSITY, OHIO_STATE, WORKED_COLLEGES } from '../testing/worked-colleges.js';
import { P6 } from '../testing/worked-profiles.js';
import { seededStudents } from '../testing/seeded-students.js';

const columns = prepareColleges([...WORKED_COLLEGES, ...starterColleges()]);
const regular: StudentFacts = { ...P6, applicationRound: null };
const applying = (facts: StudentFacts, round: EarlyRound, { unitId }: { unitId: number }): StudentFacts => ({
  ...facts,
  earlyApplications: [{ unitId, round }],
});
const at = (facts: StudentFacts, { unitId }: { unitId: number }): Assessment =>
  assess(measureStudent(facts), columns, columns.rowOf.get(unitId) ?? -1);
const chanceAt = (facts: StudentFacts, college: { unitId: number }) =>
  at(facts, college).chance ?? Number.NaN;
/** Unit ids of the colleges where two students have another chance. */
const differing = (one: StudentFacts, other: StudentFacts) => {
  const [first, second] = [one, other].map((facts) => rankAll(measureStudent(facts), columns).chance);
  return columns.facts.flatMap(({ unitId }, row) => (Object.is(first?.[row], second?.[row]) ? [] : [unitId]));
};

describe('an early application', () => {
  it('raises the chance at a selective private college as the same round everywhere would', () => {
    const early = applying(regular, 'Early Decision', NEW_YORK_UNIVERSITY);

    expect(chanceAt(early, NEW_YORK_UNIVERSITY)).toBeGreaterThan(
      chanceAt(regular, NEW_YORK_UNIVERSITY) + 0.1,
    );
    expect(at(early, NEW_YORK_UNIVERSITY)).toEqual(
      at({ ...regular, applicationRound: 'Early Decision' }, NEW_YORK_UNIVERSITY),
    );
  });

  it('changes no other college', () => {
    for (const facts of [
      regular,
      ...seededStudents(10).map((each) => ({ ...each, applicationRound: null })),
    ]) {
      expect(differing(facts, applying(facts, 'Early Decision', NEW_YORK_UNIVERSITY))).toEqual([
        NEW_YORK_UNIVERSITY.unitId,
      ]);
    }
  });

  it('changes nothing as Early Decision at a public college', () => {
    expect(differing(regular, applying(regular, 'Early Decision', OHIO_STATE))).toEqual([]);
  });

  it('raises it less as Early Action', () => {
    const [none, action, decision] = [
      regular,
      applying(regular, 'Early Action', NEW_YORK_UNIVERSITY),
      applying(regular, 'Early Decision', NEW_YORK_UNIVERSITY),
    ].map((facts) => chanceAt(facts, NEW_YORK_UNIVERSITY));

    expect(action).toBeGreaterThan(none ?? 1);
    expect(action).toBeLessThan(decision ?? 0);
  });

  it.each<ApplicationRound>(['Regular Decision', 'Rolling'])(
    'gives way to %s where a what-if supposes it',
    (applicationRound) => {
      const early = applying(regular, 'Early Decision', NEW_YORK_UNIVERSITY);

      expect(differing(regular, { ...early, applicationRound })).toEqual([]);
    },
  );

  it('at a college that is not in the catalogue changes nothing', () => {
    expect(differing(regular, applying(regular, 'Early Decision', { unitId: 1 }))).toEqual([]);
  });
});
