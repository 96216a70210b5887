import { expect, it } from 'vitest';
import { viewWords } from './view-words';

const VIEW = {
  id: '01990000-0000-7000-8000-0000000000c1',
  viewedAt: '2026-11-20T09:00:00.000Z',
  by: 'adult',
  name: 'Ana Lin',
  relation: 'parent',
  what: 'list',
  title: null,
  reason: null,
} as const;
const BY_ADMIN = { ...VIEW, by: 'admin', name: null, relation: null } as const;

it.each([
  [VIEW, 'Ana Lin, your parent, looked at your list and dates.'],
  [
    { ...VIEW, relation: 'counselor', what: 'chances' } as const,
    'Ana Lin, your counselor, looked at your chances.',
  ],
  [
    { ...VIEW, what: 'essay', title: 'The stove clock' },
    'Ana Lin, your parent, looked at your essay “The stove clock”.',
  ],
  [
    { ...VIEW, what: 'portfolio-file', title: 'Tide tables' },
    'Ana Lin, your parent, looked at the file of “Tide tables” in your portfolio.',
  ],
  [{ ...VIEW, what: 'something-new' }, 'Ana Lin, your parent, looked at what you share.'],
  [
    { ...BY_ADMIN, what: 'essay', reason: 'You asked us' },
    'Someone who runs Flyleaf read one of your essays.',
  ],
  [{ ...BY_ADMIN, what: 'chances' }, 'Someone who runs Flyleaf opened your chances at single colleges.'],
  [{ ...BY_ADMIN, what: 'file' }, 'Someone who runs Flyleaf opened one of your files.'],
  [
    { ...BY_ADMIN, by: 'link', name: 'Grandma', what: null } as const,
    'Someone opened the link you made for Grandma.',
  ],
  [
    { ...BY_ADMIN, by: 'removed', what: null } as const,
    'Someone whose account is removed by now looked at something of yours.',
  ],
])('a view is said in one sentence: %#', (view, sentence) => {
  expect(viewWords(view)).toBe(sentence);
});
