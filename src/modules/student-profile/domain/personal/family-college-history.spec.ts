import { describe, expect, it } from 'vitest';
import { AnswersRefused } from '../student-profile.errors.js';
import { enteredRows, type SentRow } from './family-college-history.js';

const NOW = new Date('2026-11-20T09:00:00Z');
const EMPTY = { relation: null, college: null, degree: null, gradYear: null };

describe('the family college history', () => {
  it('leaves out rows with nothing in them', () => {
    const rows = enteredRows([{}, { relation: 'Mother' }, EMPTY, { id: 'f-1' }], NOW);

    expect(rows).toEqual([{ ...EMPTY, id: null, relation: 'Mother' }]);
  });

  it.each([1900, 2032, null])('may have the graduation year %s', (gradYear) => {
    expect(enteredRows([{ relation: 'Father', gradYear }], NOW)).toMatchObject([{ gradYear }]);
  });

  it.each<[SentRow, string, string]>([
    [{ college: 'Kent State' }, 'relation', 'Relation is required'],
    [{ gradYear: 2001 }, 'relation', 'Relation is required'],
    [{ relation: 'Father', gradYear: 1899 }, 'gradYear', 'Graduation year must be between 1900 and 2032'],
    [{ relation: 'Father', gradYear: 2033 }, 'gradYear', 'Graduation year must be between 1900 and 2032'],
  ])('refuses %j, naming the row as it was sent', (row, field, message) => {
    expect(() => enteredRows([{}, row], NOW)).toThrow(AnswersRefused);
    expect(() => enteredRows([{}, row], NOW)).toThrow(
      expect.objectContaining({ problems: [{ path: `entries.1.${field}`, message }] }),
    );
  });
});
