import { describe, expect, it } from 'vitest';
import { chartSentence } from './activity-words';

const WEEKS = ['2026-11-09', '2026-11-16', '2026-11-23'];

describe('an activity chart in words', () => {
  it('has the total and the busiest week', () => {
    expect(chartSentence({ kind: 'colleges-opened', perWeek: [2, 7, 1] }, WEEKS)).toBe(
      'Colleges viewed: 10 in the last 3 weeks, most in the week of Nov 16 with 7.',
    );
  });

  it('says when there was nothing', () => {
    expect(chartSentence({ kind: 'sign-ins', perWeek: [0, 0, 0] }, WEEKS)).toBe(
      'Sign-ins: none in the last 3 weeks.',
    );
  });
});
