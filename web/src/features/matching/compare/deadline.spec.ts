import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { HARVARD } from '../../../../../src/modules/matching/domain/engine/testing/worked-colleges';
import { P2 } from '../../../../../src/modules/matching/domain/engine/testing/worked-profiles';
import { type PublishedRounds } from '@/api';
import { aCollegeInFull } from '@/testing/college-in-full';
import { deadlinesOf } from './deadline';

const rounds = (cycle: string, regularDecision: string[]): PublishedRounds => ({
  ...{ cycle, source: 'The college’s admissions page', note: null, rolling: false, finalDate: null },
  ...{ earlyDecision1: [], earlyDecision2: [], earlyAction: [], restrictiveEarlyAction: [], regularDecision },
});
const harvard = (...published: PublishedRounds[]) =>
  aCollegeInFull(P2, HARVARD, {
    applying: { collegeId: HARVARD.unitId, rounds: published, requirements: null },
  });

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-10-20T12:00:00') }));
afterEach(() => vi.useRealTimers());

it('compares what colleges published for the student’s cycle', () => {
  const college = harvard(rounds('2026-27', ['2027-01-01']), rounds('2025-26', ['2026-01-02']));

  expect(deadlinesOf(college, [])).toEqual({
    dates: ['Regular Decision: January 1, 2027'],
    note: 'Published for 2026–27. Check the college.',
  });
});

it('tells dates of another cycle with that cycle', () => {
  expect(deadlinesOf(harvard(rounds('2025-26', ['2026-01-02'])), [])).toEqual({
    dates: ['Regular Decision: January 2, 2026 (passed)'],
    note: 'In the 2025–26 cycle. Check yours.',
  });
});

it('has the usual date of Regular Decision where nothing is published, and no early round that may not exist', () => {
  expect(deadlinesOf(harvard(), [])).toEqual({
    dates: ['Regular Decision: January 1, 2027'],
    note: 'The usual date. Check the college.',
  });
});

it('has no usual dates of freshmen for a college of graduate students', () => {
  expect(deadlinesOf({ ...harvard(), predominantDegree: 'Graduate' }, [])).toEqual({
    dates: [],
    note: 'Only for graduate students. Ask the college.',
  });
});
