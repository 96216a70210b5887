import { expect, it } from 'vitest';
import { monthlyPayment } from './loan-payment.js';

it.each([
  [20_500, 230],
  [1_000, 10],
  [30_000, 335],
])('a debt of $%i takes about $%i a month over ten years', (debt, payment) => {
  expect(monthlyPayment(debt)).toBe(payment);
});
