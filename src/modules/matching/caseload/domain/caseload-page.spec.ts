import { expect, it } from 'vitest';
import { byUrgency, isNamed, type Listed } from './caseload-page.js';
import { type DueDate } from './due-date.js';

const student = (firstName: string, day: string | null, isStalled = false): Listed => ({
  firstName,
  lastName: 'Núñez-Lee',
  progress: {
    next: day === null ? null : ({ day } as DueDate),
    isDueSoon: false,
    isStalled,
    applications: 1,
  },
});

it('orders by the next date, stalled work first on the same day, and who shares nothing last', () => {
  const students = [
    { ...student('Nobody', null), progress: null },
    student('No date', null),
    student('Later', '2027-01-01'),
    student('Stalled', '2026-12-01', true),
    student('Busy', '2026-12-01'),
  ];

  expect(students.toSorted(byUrgency).map(({ firstName }) => firstName)).toEqual([
    'Stalled',
    'Busy',
    'Later',
    'No date',
    'Nobody',
  ]);
});

it.each([
  ['maya', true],
  ['nunez may', true],
  ['Lee', true],
  ['', true],
  ['aya', false],
  ['maya ortega', false],
])('the search "%s" finds Maya Núñez-Lee: %s', (search, isFound) => {
  expect(isNamed(student('Maya', null), search)).toBe(isFound);
});
