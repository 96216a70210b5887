import { describe, expect, it } from 'vitest';
import { SecondFactor } from './second-factor.js';

const NOW = new Date('2026-11-20T09:00:00Z');
const aSecondFactor = () => SecondFactor.prepare('u-1', 'sealed', NOW);

describe('a second factor', () => {
  it('is not on before a first right code confirmed it', () => {
    const factor = aSecondFactor();
    expect(factor.isOn()).toBe(false);

    factor.confirm(NOW);
    expect(factor.isOn()).toBe(true);
  });

  it('accepts each code once (S21)', () => {
    const factor = aSecondFactor();

    expect([
      factor.acceptStep(100),
      factor.acceptStep(100),
      factor.acceptStep(99),
      factor.acceptStep(101),
    ]).toEqual([true, false, false, true]);
  });

  it('refuses a code that belongs to no current time step', () => {
    expect(aSecondFactor().acceptStep(null)).toBe(false);
  });
});
