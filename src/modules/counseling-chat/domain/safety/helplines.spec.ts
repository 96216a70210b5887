import { expect, it } from 'vitest';
import { HELPLINES_CHECKED_ON } from './helplines.js';

const DAYS_UNTIL_A_NEW_LOOK = 180;

it('gives helplines that were looked up within half a year', () => {
  const days = (Date.now() - Date.parse(HELPLINES_CHECKED_ON)) / 86_400_000;

  expect(days).toBeLessThan(DAYS_UNTIL_A_NEW_LOOK);
});
