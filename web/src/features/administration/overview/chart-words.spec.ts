import { describe, expect, it } from 'vitest';
import { chartSentence, dayWords } from './chart-words';

const day = (day: string, registrations: number) => ({ day, registrations });

describe('the words of the chart of registrations', () => {
  it('names a day as in the table, in every time zone', () => {
    expect(dayWords('2026-11-20')).toBe('Nov 20');
  });

  it('says how many registered and which day was the busiest', () => {
    expect(chartSentence([day('2026-11-19', 1), day('2026-11-20', 4), day('2026-11-21', 0)])).toBe(
      '5 people registered in the last 30 days. The busiest day was Nov 20, with 4.',
    );
  });

  it('says so when nobody did', () => {
    expect(chartSentence([day('2026-11-20', 0)])).toBe('Nobody registered in the last 30 days.');
  });
});
