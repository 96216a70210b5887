import { describe, expect, it } from 'vitest';
import { identitySettings } from './identity.settings.js';

const STRONG = 'q7Lw2Zr9Xb4Kt6Vn1Yc8Hd3Mf5Jg0PsAeU';
const PRODUCTION = { NODE_ENV: 'production', JWT_SECRET: STRONG };
const problemsIn = (variables: Record<string, string>) => identitySettings.problemsIn(variables);

describe('the settings of identity', () => {
  it('need nothing on a laptop, and a strong secret in production', () => {
    expect(problemsIn({})).toEqual([]);
    expect(problemsIn(PRODUCTION)).toEqual([]);
  });

  it.each([
    ['a missing secret', ''],
    ['a short secret', 'short'],
    ['a secret of one character', 'a'.repeat(40)],
    ['a secret of two characters', 'abababababababababababababababababab'],
    ['a placeholder secret', `change-me-${STRONG}`],
  ])('refuse %s in production (S52)', (_what, secret) => {
    expect(problemsIn({ ...PRODUCTION, JWT_SECRET: secret })).toEqual([
      expect.stringContaining('JWT_SECRET'),
    ]);
  });

  it.each([
    ['short', 'short'],
    ['a placeholder', `change-me-${STRONG}`],
    ['the current one', STRONG],
  ])('refuse a previous secret that is %s (S54)', (_what, previous) => {
    expect(problemsIn({ ...PRODUCTION, JWT_SECRET_PREVIOUS: previous })).toEqual([
      expect.stringContaining('JWT_SECRET_PREVIOUS'),
    ]);
  });

  it('refuse an admin email without its password', () => {
    expect(problemsIn({ ADMIN_EMAIL: 'a@b.example' })).toEqual([expect.stringContaining('go together')]);
  });

  it.each([
    ['is short', 'admin', 'Password must be at least 8 characters long.'],
    ['is common', 'Password-123', 'This password is too common. Please choose another.'],
    ['contains its email', 'Principal-2026!', 'Please leave your own name and email out of your password.'],
    ['contains its name', 'Flyleaf-2026!', 'Please leave your own name and email out of your password.'],
  ])('refuse an admin password in production that %s, and say which variable', (_what, password, reason) => {
    const admin = { ADMIN_EMAIL: 'principal@school.example', ADMIN_PASSWORD: password };
    const [problem, ...others] = problemsIn({ ...PRODUCTION, ...admin });

    expect(problem).toMatch(/^ADMIN_PASSWORD /);
    expect(problem).toContain(reason);
    expect(problem).not.toContain(password);
    expect(others).toEqual([]);
    expect(problemsIn(admin)).toEqual([]);
  });

  it('accept an admin password in production that a student could choose', () => {
    const admin = { ADMIN_EMAIL: 'principal@school.example', ADMIN_PASSWORD: 'Quiet-Lanterns-42' };
    expect(problemsIn({ ...PRODUCTION, ...admin })).toEqual([]);
  });

  it('refuse an unknown rule for the two-step verification of admins', () => {
    expect(problemsIn({ ADMIN_SECOND_FACTOR: 'yes' })).toEqual([
      expect.stringContaining('ADMIN_SECOND_FACTOR'),
    ]);
  });
});
