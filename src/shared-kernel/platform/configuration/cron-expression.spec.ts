import { expect, it } from 'vitest';
import { isCronExpression } from './cron-expression.js';

it.each(['30 3 * * *', '0 0 1 jan mon', '*/15 2-4 1,15 * 1-5', '0 4 * * 7'])('"%s" is a time', (text) => {
  expect(isCronExpression(text)).toBe(true);
});

it.each([
  '',
  'nightly',
  '* * * *',
  '60 3 * * *',
  '0 24 * * *',
  '0 3 0 * *',
  '0 3 * 13 *',
  '5-1 * * * *',
  '*/0 * * * *',
  '*-3 * * * *',
])('"%s" is none', (text) => {
  expect(isCronExpression(text)).toBe(false);
});
