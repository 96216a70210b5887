import { describe, expect, it } from 'vitest';
import {
  NEW_YORK_UNIVERSITY,
  OHIO_STATE,
  WORKED_COLLEGES,
} from '../../../../../src/modules/matching/domain/engine/testing/worked-colleges';
import { P2, P6 } from '../../../../../src/modules/matching/domain/engine/testing/worked-profiles';
import { assess, measureStudent, prepareColleges, type CollegeFacts, type StudentFacts } from '#engine';
import { type ListFacts } from '@/api';
import { startOf, prepared, simulate } from './simulate';
import { countChanges, countWords, spokenSummary } from './simulation-words';
import { NOTHING_CHANGED, type WhatIf, withChanges, withRound } from './what-if';

const run = (student: StudentFacts, colleges: readonly CollegeFacts[], whatIf: WhatIf) => {
  const facts = { student, colleges, admissionsTerm: 'fall 2023', profileVersion: 1, catalogueVersion: '1' };
  const ready = prepared({ ...(structuredClone(facts) as Omit<ListFacts, 'answers'>), answers: [] });
  return simulate(ready, startOf(ready), whatIf);
};
const engineAt = (student: StudentFacts, college: CollegeFacts) =>
  assess(measureStudent(student), prepareColleges([college], 'fall 2023'), 0).chance;

describe('simulating a list', () => {
  it('gives what the engine gives for the changed answers', () => {
    const { colleges } = run(P2, WORKED_COLLEGES, withChanges(NOTHING_CHANGED, { satTotal: 1400 }));
    const ohio = colleges.find(({ id }) => id === OHIO_STATE.unitId);

    expect(ohio?.now?.chance).toBe(engineAt(P2, OHIO_STATE));
    expect(ohio?.then?.chance).toBe(engineAt({ ...P2, satTotal: 1400 }, OHIO_STATE));
    expect(ohio?.then?.chance).toBeGreaterThan(ohio?.now?.chance ?? 1);
  });

  it('changes nothing when nothing is changed', () => {
    const { colleges, oddsNow, oddsThen } = run(P2, WORKED_COLLEGES, NOTHING_CHANGED);

    expect(countChanges(colleges)).toEqual({ up: 0, down: 0, same: WORKED_COLLEGES.length });
    expect(oddsThen).toEqual(oddsNow);
  });

  it('applies Early Decision at one college only', () => {
    const student = { ...P6, applicationRound: null };
    const chosen = withRound(NOTHING_CHANGED, NEW_YORK_UNIVERSITY.unitId, 'Early Decision');
    const { colleges } = run(student, WORKED_COLLEGES, chosen);

    const changed = colleges.filter(({ now, then }) => now?.chance !== then?.chance);
    expect(changed.map(({ id }) => id)).toEqual([NEW_YORK_UNIVERSITY.unitId]);
    expect(changed[0]?.then?.chance).toBe(
      engineAt({ ...student, applicationRound: 'Early Decision' }, NEW_YORK_UNIVERSITY),
    );
  });

  it('begins with the early round of an application and lets another be tried', () => {
    const { unitId } = NEW_YORK_UNIVERSITY;
    const student: StudentFacts = {
      ...P6,
      applicationRound: null,
      earlyApplications: [{ unitId, round: 'Early Decision' }],
    };
    const nyu = (whatIf: WhatIf) =>
      run(student, WORKED_COLLEGES, whatIf).colleges.find(({ id }) => id === unitId);
    const regular = nyu(withRound(NOTHING_CHANGED, unitId, 'Regular Decision'));

    expect(nyu(NOTHING_CHANGED)).toMatchObject({ round: 'Early Decision' });
    expect(nyu(NOTHING_CHANGED)?.then).toEqual(nyu(NOTHING_CHANGED)?.now);
    expect(regular?.then?.chance).toBe(engineAt({ ...P6, applicationRound: null }, NEW_YORK_UNIVERSITY));
  });

  it('puts the hardest college first, whatever changes', () => {
    const order = (whatIf: WhatIf) => run(P2, WORKED_COLLEGES, whatIf).colleges.map(({ id }) => id);

    const { colleges } = run(P2, WORKED_COLLEGES, NOTHING_CHANGED);
    const chances = colleges.map(({ now }) => now?.chance ?? 1);
    expect(chances).toEqual(chances.toSorted((one, other) => one - other));
    expect(order(withChanges(NOTHING_CHANGED, { satTotal: 900 }))).toEqual(order(NOTHING_CHANGED));
  });

  it('is summed up in words', () => {
    const simulation = run(P2, WORKED_COLLEGES, withChanges(NOTHING_CHANGED, { unweightedGpa: 3.9 }));

    expect(spokenSummary(simulation)).toMatch(
      /^Of \d+ colleges, .*go up.*\. Reach \d+, Target \d+, Safety \d+\. At least one yes: .* of 100/,
    );
    expect(countWords({ up: 1, down: 2, same: 1 })).toBe('1 goes up, 2 go down, 1 stays about the same');
    expect(countWords({ up: 1, down: 0, same: 0 })).toBe('goes up');
  });
});
