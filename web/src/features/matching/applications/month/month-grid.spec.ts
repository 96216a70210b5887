import { describe, expect, it } from 'vitest';
import { isMonth, monthAfter, weeksOf } from './month-grid';

describe('the calendar of a month', () => {
  it('shows whole weeks from Sunday on', () => {
    const weeks = weeksOf('2026-12');

    expect(weeks[0]?.[0]).toBe('2026-11-29');
    expect(weeks.at(-1)?.at(-1)).toBe('2027-01-02');
    expect(weeks.every((week) => week.length === 7)).toBe(true);
  });

  it('has four weeks in a February that starts on a Sunday and six in a month that needs them', () => {
    expect(weeksOf('2026-02')).toHaveLength(4);
    expect(weeksOf('2026-08')).toHaveLength(6);
  });

  it('goes over the turn of the year both ways', () => {
    expect(monthAfter('2026-12', 1)).toBe('2027-01');
    expect(monthAfter('2027-01', -1)).toBe('2026-12');
  });

  it('knows a month from other words in the address', () => {
    expect(['2026-11', '2026-13', 'soon', null].filter(isMonth)).toEqual(['2026-11']);
  });
});
