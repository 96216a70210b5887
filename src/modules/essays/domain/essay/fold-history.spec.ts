import { expect, it } from 'vitest';
import { foldHistory } from './fold-history.js';

const at = (time: string, changes: { name?: string; origin?: string; isReviewed?: boolean } = {}) => ({
  time,
  createdAt: new Date(`2026-11-23T${time}:00Z`),
  name: null,
  origin: 'typed',
  isReviewed: false,
  ...changes,
});
const lines = (...newestFirst: ReturnType<typeof at>[]) =>
  foldHistory(newestFirst).map(({ version, folded }) => [version.time, ...folded.map(({ time }) => time)]);

it('folds the saves of one sitting into its last', () => {
  expect(lines(at('17:20'), at('17:00'), at('16:30'), at('15:59'), at('15:50'))).toEqual([
    ['17:20', '17:00', '16:30'],
    ['15:59', '15:50'],
  ]);
});

it.each([{ name: 'Before dinner' }, { origin: 'restored' }, { isReviewed: true }])(
  'gives a version a line of its own when it is special: %o',
  (special) => {
    expect(lines(at('17:20'), at('17:10', special), at('17:00'))).toEqual([['17:20'], ['17:10', '17:00']]);
  },
);

it('is empty without versions', () => {
  expect(lines()).toEqual([]);
});
