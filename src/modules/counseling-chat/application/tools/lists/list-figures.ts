import { type Figure } from '../../../domain/figures/figure.js';

/** How many colleges of the student's own list. */
export const countOnList = (value: number): Figure => ({
  value,
  unit: 'count',
  label: 'colleges-counted',
  about: 'list',
  source: 'list',
  year: '',
  said: 'count',
});
