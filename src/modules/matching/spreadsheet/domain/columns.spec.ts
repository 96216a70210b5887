import { expect, it } from 'vitest';
import { COLUMNS, headed } from './columns.js';
import { readTable } from './read-table.js';

const guessed = (text: string) => {
  const table = readTable(text);
  if ('problem' in table) throw new Error(table.problem);
  const { headings, guessed: places, rows } = headed(table);
  const named = COLUMNS.map((column) => [column, headings[places[column] ?? -1]] as const);
  return { ...Object.fromEntries(named.filter(([, heading]) => heading !== undefined)), rows: rows.length };
};

it.each([
  [
    'College,State,Round,Deadline,Notes\nYale',
    { name: 'College', state: 'State', round: 'Round', deadline: 'Deadline', notes: 'Notes' },
  ],
  [
    'SCHOOL NAME;App. Type;Due Date!\nYale',
    { name: 'SCHOOL NAME', round: 'App. Type', deadline: 'Due Date!' },
  ],
  ['University (2026)\tED/EA/RD\nYale', { name: 'University (2026)', round: 'ED/EA/RD' }],
  ['Rank,Name of School,Comments,ST\n1,Yale', { name: 'Name of School', notes: 'Comments', state: 'ST' }],
])('finds the columns of %j', (text, expected) => {
  expect(guessed(text)).toEqual({ ...expected, rows: 1 });
});

it('passes over a title above the headings', () => {
  expect(guessed('My list for 2026,,\n,,\nCollege,Round,\nYale,EA,\nBrown,ED,')).toEqual({
    name: 'College',
    round: 'Round',
    rows: 2,
  });
});

it('takes the first line as the headings where it knows none, and leaves the columns to the family', () => {
  expect(guessed('Colegio,Fecha\nYale,11/1/2026')).toEqual({ rows: 1 });
});
