import { describe, expect, it } from 'vitest';
import { reasonsAgainst } from './password-policy.js';

const OWNER = { email: 'lin.maya@example.org', firstName: 'Maya', lastName: 'Lin' };

describe('choosing a password', () => {
  it.each(['Correct-Horse-7', 'Ünïcödé-Wörds-7', `Aa1!${'x'.repeat(124)}`, 'Blue tea 4 two?'])(
    'accepts %s',
    (password) => {
      expect(reasonsAgainst(password, OWNER)).toEqual([]);
    },
  );

  it.each([
    ['Aa1!xyz', 'at least 8'],
    [`Aa1!${'x'.repeat(125)}`, 'at most 128'],
    ['correct-horse-7', 'uppercase'],
    ['CORRECT-HORSE-7', 'lowercase'],
    ['Correct-Horse', 'number'],
    ['CorrectHorse7', 'special'],
    ['Password1!', 'too common'],
    ['P@ssw0rd2024!', 'too common'],
    ['!!Welcome2026', 'too common'],
    ['Maya-Rocks-2026', 'your own name'],
    ['Lin.Maya-2026', 'your own name'],
  ])('explains why %s is refused', (password, reason) => {
    expect(reasonsAgainst(password, OWNER).join(' ')).toContain(reason);
  });

  it('lists everything that is missing at once', () => {
    expect(reasonsAgainst('zk', OWNER)).toHaveLength(4);
  });

  it('counts characters rather than bytes', () => {
    expect(reasonsAgainst('Éé1!😀😀😀', OWNER)).toEqual(['Password must be at least 8 characters long.']);
    expect(reasonsAgainst('Éé1!😀😀😀😀', OWNER)).toEqual([]);
  });
});
