import { describe, expect, it } from 'vitest';
import { aStudentApplication } from '@/testing/applications';
import { inOrder, nextOrder, USUAL_ORDER } from './table-order';

const brown = aStudentApplication({
  id: 'brown',
  name: 'Brown',
  status: 'Submitted',
  deadline: { date: '2026-11-01' },
});
const ames = aStudentApplication({ id: 'ames', name: 'Ames', deadline: { date: '2027-01-01' } });
const cole = aStudentApplication({ id: 'cole', name: 'Cole', deadline: { date: null } });
const all = [cole, ames, brown];
const ids = (order: Parameters<typeof inOrder>[1]) => inOrder(all, order).map(({ id }) => id);

describe('the table of applications', () => {
  it('keeps what has no date after what has one, and what is sent at the end, either way', () => {
    const dean = aStudentApplication({ id: 'dean', name: 'Dean', deadline: { date: '2026-12-01' } });
    const both = [false, true].map((descending) =>
      inOrder([...all, dean], { sort: 'deadline', descending }).map(({ id }) => id),
    );

    expect(both).toEqual([
      ['dean', 'ames', 'cole', 'brown'],
      ['ames', 'dean', 'cole', 'brown'],
    ]);
  });

  it('sorts a status by its place in the season and then by name', () => {
    expect(ids({ sort: 'status', descending: false })).toEqual(['ames', 'cole', 'brown']);
  });

  it('turns around when the same column is chosen again', () => {
    const once = nextOrder(USUAL_ORDER, 'college');
    expect(once).toEqual({ sort: 'college', descending: false });
    expect(nextOrder(once, 'college')).toEqual({ sort: 'college', descending: true });
    expect(nextOrder({ sort: 'college', descending: true }, 'round')).toEqual({
      sort: 'round',
      descending: false,
    });
  });
});
