import { expect, it } from 'vitest';
import { aChecklistItem, aStudentApplication } from '@/testing/applications';
import { comingUp } from './coming-up';

it('shows the five nearest dates from today on, and none of what was sent', () => {
  const due = (date: string, status: 'Planning' | 'Submitted' = 'Planning') =>
    aStudentApplication({ id: date, status, deadline: { date } });
  const counselor = aChecklistItem({ label: 'Ask Ms. Lee', dueOn: '2026-11-20' });
  const applications = [
    due('2027-01-15'),
    due('2026-11-01'),
    due('2026-11-10', 'Submitted'),
    { ...due('2026-11-15'), checklist: [counselor] },
    due('2027-01-01'),
    due('2027-01-05'),
    due('2027-02-01'),
  ];

  expect(comingUp(applications, '2026-11-10').map(({ day }) => day)).toEqual([
    '2026-11-15',
    '2026-11-20',
    '2027-01-01',
    '2027-01-05',
    '2027-01-15',
  ]);
});
