import { describe, expect, it } from 'vitest';
import { aChecklistItem, aStudentApplication } from '@/testing/applications';
import { entriesOf, undatedOf } from './dated-entries';

describe('what stands in the calendar', () => {
  it('is the deadline of what is not sent yet, with where the date comes from', () => {
    const planned = aStudentApplication({
      applicationType: 'Early Decision',
      plan: 'ED I',
      deadline: { date: '2026-11-01', kind: 'usual', note: 'Usual date, check the college.' },
    });

    expect(entriesOf([planned])).toMatchObject([
      {
        day: '2026-11-01',
        what: 'Early Decision I deadline',
        note: 'Usual date, check the college.',
        certain: false,
      },
    ]);
    expect(entriesOf([{ ...planned, status: 'Submitted' }])).toEqual([]);
  });

  it('is certain only where the student checked the date', () => {
    const checked = aStudentApplication({ deadline: { date: '2026-11-01', kind: 'checked' } });
    const published = aStudentApplication({ deadline: { date: '2026-11-01', kind: 'published' } });

    expect(entriesOf([checked, published]).map(({ certain }) => certain)).toEqual([true, false]);
  });

  it('is every open item with a day, also after sending, but nothing once it is over', () => {
    const sent = aStudentApplication({
      status: 'Submitted',
      checklist: [
        aChecklistItem({ label: 'Mid-year report', dueOn: '2027-02-15' }),
        aChecklistItem({ label: 'Essay', dueOn: '2026-10-15', doneOn: '2026-10-12' }),
        aChecklistItem({ label: 'Interview', dueOn: null }),
      ],
    });

    expect(entriesOf([sent]).map(({ what }) => what)).toEqual(['Mid-year report']);
    expect(entriesOf([{ ...sent, status: 'Decided', decisionResult: 'Rejected' }])).toEqual([]);
  });

  it('leaves out applications without a date, which are listed to be checked', () => {
    const undated = aStudentApplication({ deadline: { date: null } });

    expect(entriesOf([undated])).toEqual([]);
    expect(undatedOf([undated, { ...undated, status: 'Submitted' }])).toEqual([undated]);
  });
});
