import { describe, expect, it } from 'vitest';
import { explain, measureStudent, prepareColleges } from '#engine';
import {
  KENT_STATE,
  WORKED_COLLEGES,
} from '../../../../src/modules/matching/domain/engine/testing/worked-colleges';
import { P2 } from '../../../../src/modules/matching/domain/engine/testing/worked-profiles';
import { exampleList, OHIO_STATE, pointsGained, pointsMoved, price } from './example-student';

const student = measureStudent(P2);
const colleges = [...WORKED_COLLEGES, KENT_STATE];
const columns = prepareColleges(colleges);
const explainAt = (unitId: number) =>
  explain(
    student,
    columns,
    colleges.findIndex((college) => college.unitId === unitId),
  );

describe('the example on the landing page', () => {
  it.each(exampleList)('shows the engine’s chance at $name', ({ unitId, chance }) => {
    const { assessment } = explainAt(unitId);

    expect(assessment.chance).toBeCloseTo(chance.estimate, 3);
    expect(assessment.low).toBeCloseTo(chance.low, 3);
    expect(assessment.high).toBeCloseTo(chance.high, 3);
    expect(assessment.category).toBe(chance.category);
  });

  it('shows the engine’s gains', () => {
    const gains = new Map(
      explainAt(OHIO_STATE.unitId).suggestions.flatMap((step) =>
        step.kind === 'improve' ? [[step.factor, step.gain] as const] : [],
      ),
    );

    expect(gains.get('test')).toBeCloseTo(pointsGained.sat50, 1);
    expect(gains.get('grades')).toBeCloseTo(pointsGained.gpaTenth, 1);
  });

  it.each(Object.entries(pointsMoved))('shows the engine’s effect of %s', (factor, points) => {
    const { contributions } = explainAt(OHIO_STATE.unitId);

    expect(contributions.find((known) => known.factor === factor)?.points).toBeCloseTo(points, 1);
  });

  it('shows the engine’s price after aid', () => {
    const { kind, amount } = explainAt(OHIO_STATE.unitId).netPrice;

    expect(kind).toBe('for-your-income');
    expect(amount).toBeCloseTo(price.afterAid, -1);
  });
});
