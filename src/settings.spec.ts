import { describe, expect, it } from 'vitest';
import { InvalidSettings } from '#shared-kernel/platform/configuration/settings.js';
import { DemoSettings } from './demo/demo.settings.js';
import { readSettings } from './settings.js';

const STRONG = 'q7Lw2Zr9Xb4Kt6Vn1Yc8Hd3Mf5Jg0PsAeU';
const PRODUCTION = {
  NODE_ENV: 'production',
  JWT_SECRET: STRONG,
  DATABASE_URL: 'postgres://app@db/flyleaf',
  PUBLIC_URL: 'https://flyleaf.example',
};

const problemsIn = (variables: Record<string, string>): readonly string[] => {
  try {
    readSettings(variables);
    return [];
  } catch (error) {
    if (error instanceof InvalidSettings) return error.problems;
    throw error;
  }
};

describe('the settings of the whole product', () => {
  it('name the wrong variables of all modules at once', () => {
    const problems = problemsIn({
      PORT: 'high',
      ADMIN_EMAIL: 'a@b.example',
      OIDC_CLIENT_ID: 'alone',
      SCORECARD_API_URL: 'ftp://x',
      DEMO_DATA: 'maybe',
      BUDGET_LOGIN: 'many',
    });

    expect(problems.map((problem) => problem.split(' ')[0])).toEqual([
      'PORT',
      'ADMIN_EMAIL',
      'OIDC_CLIENT_ID',
      'SCORECARD_API_URL',
      'DEMO_DATA',
      'BUDGET_LOGIN',
    ]);
  });

  it('accept a complete production environment', () => {
    expect(problemsIn(PRODUCTION)).toEqual([]);
  });

  it('have demo data only on a laptop with the embedded database, unless the environment sets it', () => {
    const demoDataIn = (variables: Record<string, string>) =>
      readSettings(variables).get(DemoSettings).demoData;

    expect(demoDataIn({})).toBe(true);
    expect(demoDataIn({ DATABASE_URL: 'postgres://app@db/flyleaf' })).toBe(false);
    expect(demoDataIn({ NODE_ENV: 'test' })).toBe(false);
    expect(demoDataIn({ NODE_ENV: 'test', DEMO_DATA: 'true' })).toBe(true);
  });

  it('refuse demo data in production (S52)', () => {
    expect(problemsIn({ ...PRODUCTION, DEMO_DATA: 'true' })).toEqual([expect.stringContaining('DEMO_DATA')]);
  });

  it('print no secret', () => {
    const printed = JSON.stringify(
      readSettings({
        ...PRODUCTION,
        ADMIN_EMAIL: 'a@b.example',
        ADMIN_PASSWORD: 'Hidden-9',
        SCORECARD_API_KEY: 'key-of-ours',
        SMTP_URL: 'smtps://u:Mail-pass-9@mail.example:465',
        OIDC_CLIENT_ID: 'flyleaf',
        OIDC_CLIENT_SECRET: 'client-hush-9',
      }).printable(),
    );

    for (const secret of [
      STRONG,
      'postgres://',
      'a@b.example',
      'Hidden-9',
      'key-of-ours',
      'Mail-pass-9',
      'client-hush-9',
    ])
      expect(printed).not.toContain(secret);
  });
});
