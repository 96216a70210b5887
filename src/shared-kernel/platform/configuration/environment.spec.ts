import { describe, expect, it } from 'vitest';
import { InvalidEnvironment, readEnvironment } from './environment.js';
import { redacted, whereLettersGo } from './redacted.js';

const STRONG = 'q7Lw2Zr9Xb4Kt6Vn1Yc8Hd3Mf5Jg0PsAeU';
const PRODUCTION = {
  NODE_ENV: 'production',
  JWT_SECRET: STRONG,
  DATABASE_URL: 'postgres://app@db/flyleaf',
  PUBLIC_URL: 'https://flyleaf.example',
};

const complaintsOf = (variables: Record<string, string>): readonly string[] => {
  try {
    readEnvironment(variables);
    return [];
  } catch (error) {
    if (error instanceof InvalidEnvironment) return error.complaints;
    throw error;
  }
};

describe('reading the environment', () => {
  it('needs nothing on a laptop', () => {
    expect(readEnvironment({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://127.0.0.1:3000',
      databaseUrl: undefined,
      jwtSecret: undefined,
      demoData: true,
    });
  });

  it('names every wrong variable at once', () => {
    const complaints = complaintsOf({ PORT: 'high', DATABASE_URL: 'mysql://x', ADMIN_EMAIL: 'a@b.example' });

    expect(complaints.map((complaint) => complaint.split(' ')[0])).toEqual([
      'PORT',
      'DATABASE_URL',
      'ADMIN_EMAIL',
    ]);
  });

  it('refuses an admin e-mail without its password', () => {
    expect(complaintsOf({ ADMIN_EMAIL: 'a@b.example' })).toEqual([expect.stringContaining('go together')]);
  });

  it('takes the budgets as they are set, and the rest by default (S50)', () => {
    const { budgets } = readEnvironment({ BUDGET_LOGIN: '500/2m' });

    expect(budgets.login).toEqual({ allowed: 500, seconds: 120 });
    expect(budgets['login-account']).toEqual({ allowed: 10, seconds: 900 });
    expect(complaintsOf({ BUDGET_REGISTER: 'many', BUDGET_EXCHANGE: '0/1m' })).toEqual([
      expect.stringContaining('BUDGET_REGISTER'),
      expect.stringContaining('BUDGET_EXCHANGE'),
    ]);
  });

  it('offers a provider once its client is set, Google unless another is named', () => {
    const client = { OIDC_CLIENT_ID: 'flyleaf', OIDC_CLIENT_SECRET: 'hush' };

    expect(readEnvironment({}).provider).toBeUndefined();
    expect(readEnvironment(client).provider).toMatchObject({
      issuer: 'https://accounts.google.com',
      name: 'Google',
    });
    expect(readEnvironment({ ...client, OIDC_ISSUER: 'http://127.0.0.1:4000' }).provider?.insecure).toBe(
      true,
    );
    expect(complaintsOf({ OIDC_CLIENT_ID: 'alone' })).toEqual([expect.stringContaining('go together')]);
    expect(complaintsOf({ ...client, OIDC_ISSUER: 'http://people.example' })).toEqual([
      expect.stringContaining('https://'),
    ]);
    expect(complaintsOf({ ...PRODUCTION, ...client, OIDC_ISSUER: 'http://127.0.0.1:4000' })).toHaveLength(1);
  });

  it('imports from the national service with its demonstration key unless told otherwise', () => {
    expect(readEnvironment({}).catalogue).toEqual({
      scorecard: { url: 'https://api.data.gov/ed/collegescorecard/v1', key: 'DEMO_KEY', paceMs: 1000 },
      refreshAt: undefined,
    });
    expect(
      complaintsOf({
        SCORECARD_API_URL: 'ftp://x',
        SCORECARD_API_KEY: 'a b',
        CATALOGUE_REFRESH_CRON: 'nightly',
      }),
    ).toEqual([
      expect.stringContaining('SCORECARD_API_URL'),
      expect.stringContaining('SCORECARD_API_KEY'),
      expect.stringContaining('CATALOGUE_REFRESH_CRON'),
    ]);
  });

  it('accepts a complete production environment', () => {
    expect(complaintsOf(PRODUCTION)).toEqual([]);
  });

  it.each([
    ['a missing secret', { JWT_SECRET: '' }, 'JWT_SECRET'],
    ['a short secret', { JWT_SECRET: 'short' }, 'JWT_SECRET'],
    ['a monotonous secret', { JWT_SECRET: 'a'.repeat(40) }, 'JWT_SECRET'],
    ['a secret of letters in a row', { JWT_SECRET: 'abababababababababababababababababab' }, 'JWT_SECRET'],
    ['a placeholder secret', { JWT_SECRET: `change-me-${STRONG}` }, 'JWT_SECRET'],
    ['no database', { DATABASE_URL: '' }, 'DATABASE_URL'],
    ['demo data', { DEMO_DATA: 'true' }, 'DEMO_DATA'],
  ])('refuses %s in production (S52)', (_what, change, variable) => {
    expect(complaintsOf({ ...PRODUCTION, ...change })).toEqual([expect.stringContaining(variable)]);
  });

  it('writes letters to files where no mail server is named, from an address of the product', () => {
    const here = readEnvironment({ DATA_DIR: '/somewhere' });
    const there = readEnvironment({
      PUBLIC_URL: 'https://flyleaf.example/',
      SMTP_URL: 'smtps://u:Hidden-9@mail.example:465',
    });

    expect(whereLettersGo(here)).toBe('files in /somewhere/mail');
    expect(here.mail.from).toBe('Flyleaf <no-reply@localhost>');
    expect(whereLettersGo(there)).toBe('smtps://mail.example:465');
    expect(there.mail.from).toBe('Flyleaf <no-reply@flyleaf.example>');
  });

  it.each([
    ['a mail server that is none', { SMTP_URL: 'https://mail.example' }, 'SMTP_URL'],
    [
      'a sender with a header of its own (S35)',
      { MAIL_FROM: 'a@b.example\r\nBcc: c@d.example' },
      'MAIL_FROM',
    ],
    ['a sender without an address', { MAIL_FROM: 'Flyleaf' }, 'MAIL_FROM'],
    ['a trusted proxy that is everybody (S51)', { TRUSTED_PROXY: '0.0.0.0/0' }, 'TRUSTED_PROXY'],
    ['a trusted proxy that is a name (S51)', { TRUSTED_PROXY: 'true' }, 'TRUSTED_PROXY'],
    ['an unknown rule for admins', { ADMIN_SECOND_FACTOR: 'yes' }, 'ADMIN_SECOND_FACTOR'],
  ])('refuses %s', (_what, change, variable) => {
    expect(complaintsOf(change)).toEqual([expect.stringContaining(variable)]);
  });

  it.each(['10.0.0.0/8', '127.0.0.1, ::1', 'loopback', 'fd00::/8'])('trusts the proxy %s', (networks) => {
    expect(readEnvironment({ TRUSTED_PROXY: networks }).trustedProxies).toEqual(networks.split(', '));
  });

  it('never prints a secret', () => {
    const printed = JSON.stringify(
      redacted(
        readEnvironment({
          ...PRODUCTION,
          ADMIN_EMAIL: 'a@b.example',
          ADMIN_PASSWORD: 'Hidden-9',
          SCORECARD_API_KEY: 'key-of-ours',
        }),
      ),
    );

    for (const secret of [STRONG, 'postgres://', 'a@b.example', 'Hidden-9', 'key-of-ours'])
      expect(printed).not.toContain(secret);
  });
});
