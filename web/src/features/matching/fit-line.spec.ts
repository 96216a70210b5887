import { explain, measureStudent, prepareColleges } from '#engine';
import { describe, expect, it } from 'vitest';
import { OHIO_STATE } from '../../../../src/modules/matching/domain/engine/testing/worked-colleges';
import { P2, P5 } from '../../../../src/modules/matching/domain/engine/testing/worked-profiles';
import { fitLine } from './fit-line';

const reasoningFor = (student: typeof P2) =>
  explain(measureStudent(student), prepareColleges([OHIO_STATE], 'fall 2023'), 0).reasoning;

describe('the reason line of a recommendation', () => {
  it('keeps what is said of the fit and leaves the chance to its bar', () => {
    expect(fitLine(reasoningFor(P2))).toBe(
      'It fits you best on activities and location. Even the weakest part, academics, fits well.',
    );
  });

  it('says what little can be compared', () => {
    expect(fitLine(reasoningFor(P5))).toBe('So far we can only compare academics.');
  });
});
