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

    expect([factor.takes(100), factor.takes(100), factor.takes(99), factor.takes(101)]).toEqual([
      true,
      false,
      false,
      true,
    ]);
  });

  it('refuses a code that belongs to no current time step', () => {
    expect(aSecondFactor().takes(null)).toBe(false);
  });
});
