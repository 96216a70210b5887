import { describe, expect, it } from 'vitest';
import { aStudentApplication } from '@/testing/applications';
import { columnsOf, firstFilled } from './columns';

describe('the columns of the board', () => {
  const later = aStudentApplication({ id: 'later', deadline: { planBy: '2027-01-01' } });
  const sooner = aStudentApplication({ id: 'sooner', deadline: { planBy: '2026-11-01' } });
  const undated = aStudentApplication({ id: 'undated', deadline: { planBy: null } });

  it('show what is due first at the top and what has no date at the end', () => {
    const [planning] = columnsOf([undated, later, sooner]);

    expect(planning?.applications.map(({ id }) => id)).toEqual(['sooner', 'later', 'undated']);
  });

  it('stand for every status, also an empty one', () => {
    expect(columnsOf([]).map(({ status }) => status)).toEqual([
      'Planning',
      'In Progress',
      'Submitted',
      'Under Review',
      'Interview',
      'Decided',
    ]);
  });

  it('open on a phone where something is', () => {
    expect(firstFilled(columnsOf([aStudentApplication({ status: 'Submitted' })]))).toBe('Submitted');
    expect(firstFilled(columnsOf([]))).toBe('Planning');
  });
});
