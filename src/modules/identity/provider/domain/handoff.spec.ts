import { describe, expect, it } from 'vitest';
import { Handoff } from './handoff.js';

const NOW = new Date('2026-09-01T08:00:00Z');
const after = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);
const RIGHT = { accessDigest: 'a', refreshDigest: 'r' };
const aHandoff = () => Handoff.begin('u-1', RIGHT, NOW);

describe('handing a provider sign-in over to its browser', () => {
  it('works for a minute', () => {
    expect(aHandoff().accepts(RIGHT, after(59))).toBe(true);
    expect(aHandoff().accepts(RIGHT, after(60))).toBe(false);
  });

  it('works once', () => {
    const handoff = aHandoff();
    handoff.use(after(1));

    expect(handoff.accepts(RIGHT, after(2))).toBe(false);
  });

  it.each([
    { ...RIGHT, accessDigest: 'x' },
    { ...RIGHT, refreshDigest: 'x' },
  ])('needs both credentials: %o is not enough', (shown) => {
    expect(aHandoff().accepts(shown, after(1))).toBe(false);
  });

  it('ends after five wrong tries', () => {
    const handoff = aHandoff();
    for (let tries = 0; tries < 5; tries += 1) handoff.accepts({ ...RIGHT, accessDigest: 'x' }, after(1));

    expect(handoff.accepts(RIGHT, after(2))).toBe(false);
  });

  it('waits five minutes for a second factor, but only once', () => {
    const handoff = aHandoff();
    handoff.waitForSecondFactor(after(50));
    handoff.waitForSecondFactor(after(300));

    expect(handoff.accepts(RIGHT, after(349))).toBe(true);
    expect(handoff.accepts(RIGHT, after(350))).toBe(false);
  });

  it('counts wrong codes as wrong tries', () => {
    const handoff = aHandoff();
    for (let tries = 0; tries < 5; tries += 1) handoff.countWrongCode();

    expect(handoff.isOver(after(1))).toBe(true);
  });
});
