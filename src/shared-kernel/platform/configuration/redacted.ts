import path from 'node:path';
import { type Configuration } from './environment.js';

/** What may be printed: that a secret is set, never what it is. */
export function redacted(configuration: Configuration): Record<string, string | number | boolean> {
  return {
    NODE_ENV: configuration.mode,
    PORT: configuration.port,
    HOST: configuration.host,
    PUBLIC_URL: configuration.publicUrl,
    DATA_DIR: configuration.dataDir,
    DATABASE_URL: configuration.databaseUrl === undefined ? 'absent: embedded PostgreSQL' : 'set',
    JWT_SECRET: configuration.jwtSecret === undefined ? 'absent: generated and kept in DATA_DIR' : 'set',
    ADMIN_EMAIL: configuration.admin === undefined ? 'absent' : 'set',
    ADMIN_SECOND_FACTOR: configuration.adminSecondFactor,
    SMTP_URL: configuration.mail.smtpUrl === undefined ? 'absent' : 'set',
    LETTERS: whereLettersGo(configuration),
    MAIL_FROM: configuration.mail.from,
    TRUSTED_PROXY: configuration.trustedProxies.join(',') || 'nobody',
    OIDC_ISSUER: configuration.provider?.issuer ?? 'absent: no provider sign-in',
    SCORECARD_API_URL: configuration.catalogue.scorecard.url,
    SCORECARD_API_KEY: configuration.catalogue.scorecard.key === 'DEMO_KEY' ? 'DEMO_KEY' : 'set',
    CATALOGUE_REFRESH_CRON: configuration.catalogue.refreshAt ?? 'absent: only when asked',
    DEMO_DATA: configuration.demoData,
    LOG_LEVEL: configuration.logLevel,
  };
}

/** Letters wait here for somebody to read them where no mail server is configured. */
export const mailDirectoryOf = ({ dataDir }: Pick<Configuration, 'dataDir'>): string =>
  path.join(dataDir, 'mail');

/** The mail server without its user and password, or the directory of .eml files. */
export function whereLettersGo(configuration: Pick<Configuration, 'dataDir' | 'mail'>): string {
  const { smtpUrl } = configuration.mail;
  if (smtpUrl === undefined) return `files in ${mailDirectoryOf(configuration)}`;
  const { protocol, host } = new URL(smtpUrl);
  return `${protocol}//${host}`;
}
