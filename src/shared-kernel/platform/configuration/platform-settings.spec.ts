import { describe, expect, it } from 'vitest';
import { emailDestination } from '../mail/mailer-for.js';
import { PlatformSettings, platformSettings } from './platform-settings.js';
import { Settings } from './settings.js';

const settingsFrom = (variables: Record<string, string>) =>
  Settings.read(variables, [platformSettings]).get(PlatformSettings);
const problemsIn = (variables: Record<string, string>) => platformSettings.problemsIn(variables);

describe('the settings of the platform', () => {
  it('have a default for everything on a laptop', () => {
    expect(settingsFrom({})).toMatchObject({
      mode: 'development',
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://127.0.0.1:3000',
      databaseUrl: undefined,
    });
  });

  it('require a database and a public address in production', () => {
    expect(problemsIn({ NODE_ENV: 'production', DATABASE_URL: '' })).toEqual([
      'DATABASE_URL is required in production',
      'PUBLIC_URL is required in production',
    ]);
  });

  it('send emails to files without a mail server, from an address of the product', () => {
    const withoutServer = settingsFrom({ DATA_DIR: '/somewhere' });
    const withServer = settingsFrom({
      PUBLIC_URL: 'https://flyleaf.example/',
      SMTP_URL: 'smtps://u:Hidden-9@mail.example:465',
    });

    expect(emailDestination(withoutServer)).toBe('files in /somewhere/mail');
    expect(withoutServer.mail.from).toBe('Flyleaf <no-reply@localhost>');
    expect(emailDestination(withServer)).toBe('smtps://mail.example:465');
    expect(withServer.mail.from).toBe('Flyleaf <no-reply@flyleaf.example>');
  });

  it.each([
    ['a port that is not a number', { PORT: 'high' }, 'PORT'],
    ['a database that is not PostgreSQL', { DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
    ['a mail server that does not speak SMTP', { SMTP_URL: 'https://mail.example' }, 'SMTP_URL'],
    [
      'a sender with another header inside (S35)',
      { MAIL_FROM: 'a@b.example\r\nBcc: c@d.example' },
      'MAIL_FROM',
    ],
    ['a sender without an address', { MAIL_FROM: 'Flyleaf' }, 'MAIL_FROM'],
    ['everybody as a trusted proxy (S51)', { TRUSTED_PROXY: '0.0.0.0/0' }, 'TRUSTED_PROXY'],
    ['a name as a trusted proxy (S51)', { TRUSTED_PROXY: 'true' }, 'TRUSTED_PROXY'],
  ])('refuse %s', (_what, variables, name) => {
    expect(problemsIn(variables)).toEqual([expect.stringContaining(name)]);
  });

  it.each(['10.0.0.0/8', '127.0.0.1, ::1', 'loopback', 'fd00::/8'])('trust the proxy %s', (networks) => {
    expect(settingsFrom({ TRUSTED_PROXY: networks }).trustedProxies).toEqual(networks.split(', '));
  });
});
