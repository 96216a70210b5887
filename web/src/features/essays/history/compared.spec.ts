import { describe, expect, it } from 'vitest';
import { type EssayHistoryLine, type EssayVersionLine } from '@/api';
import { type Chosen, chosenIn, comparedIn } from './compared';

const version = (versionNumber: number): EssayVersionLine => ({
  versionNumber,
  name: null,
  origin: 'typed',
  restoredFrom: null,
  wordCount: 100,
  wordsAdded: 10,
  wordsRemoved: 0,
  overallScore: null,
  createdAt: '2026-11-16T09:30:00.000Z',
});

const line = (versionNumber: number, ...folded: number[]): EssayHistoryLine => ({
  ...version(versionNumber),
  folded: folded.map(version),
});

const HISTORY = [line(6), line(5, 4, 3), line(2, 1)];

const compared = (chosen: Chosen | null, history = HISTORY) => {
  const both = comparedIn(history, chosen);
  return both && [both.before.versionNumber, both.after.versionNumber];
};

describe('what is compared', () => {
  it('is without a choice what changed last', () => {
    expect(compared(null)).toEqual([5, 6]);
  });

  it('is a version with the newest', () => {
    expect(compared({ versionNumber: 2, beside: 'newest' })).toEqual([2, 6]);
  });

  it('is a sitting with the sitting before it', () => {
    expect(compared({ versionNumber: 5, beside: 'previous' })).toEqual([2, 5]);
  });

  it('is an earlier save of a sitting with the save before it', () => {
    expect(compared({ versionNumber: 4, beside: 'previous' })).toEqual([3, 4]);
  });

  it('is for the newest always the one before', () => {
    expect(compared({ versionNumber: 6, beside: 'newest' })).toEqual([5, 6]);
  });

  it('is nothing for a single version', () => {
    expect(compared(null, [line(1)])).toBeNull();
    expect(compared(null, [])).toBeNull();
  });

  it('is read from the address', () => {
    expect(chosenIn(new URLSearchParams('version=3&with=newest'))).toEqual({
      versionNumber: 3,
      beside: 'newest',
    });
    expect(chosenIn(new URLSearchParams('version=3'))).toEqual({ versionNumber: 3, beside: 'previous' });
    expect(chosenIn(new URLSearchParams('version=x'))).toBeNull();
  });
});
