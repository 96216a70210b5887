import { expect, it } from 'vitest';
import { fieldName } from './field-name.js';

it.each([
  ['net_price', 'netPrice'],
  ['net_price_0_30k', 'netPrice0To30k'],
  ['net_price_110k_plus', 'netPrice110kPlus'],
  ['sat_reading_25', 'satReading25'],
  ['completion_rate_lt4yr', 'completionRateLt4yr'],
])('names the field of the column %s %s', (column, field) => {
  expect(fieldName(column)).toBe(field);
});
