import { expect, it } from 'vitest';
import { detailText } from './audit-words';

it.each([
  ['users, 6 rows', { what: 'users', count: '6' }],
  ['leads, 1 row', { what: 'leads', count: '1' }],
  ['Score leads of under-18s: on', { value: 'on', setting: 'Score leads of under-18s' }],
  [
    'Honors program, Average GPA; unit ID 204796',
    { facts: 'hasHonorsProgram, averageGPA', college: '204796' },
  ],
  ['role: admin; from: student', { role: 'admin', from: 'student' }],
  ['what: profile', { what: 'profile' }],
  ['', null],
])('says “%s” of an entry', (words, detail) => {
  expect(detailText(detail)).toBe(words);
});
