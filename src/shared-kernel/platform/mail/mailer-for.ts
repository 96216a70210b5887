import path from 'node:path';
import { type Mailer } from '../../application/mailer.js';
import { type PlatformSettings } from '../configuration/platform-settings.js';
import { FileMailer } from './file-mailer.js';
import { SmtpMailer } from './smtp-mailer.js';

type MailSettings = Pick<PlatformSettings, 'dataDir' | 'mail'>;

const directoryOf = ({ dataDir }: MailSettings): string => path.join(dataDir, 'mail');

/** A mail server if one is configured, otherwise files. */
export function mailerFor(settings: MailSettings): Mailer {
  const { smtpUrl, from } = settings.mail;
  return smtpUrl === undefined ? new FileMailer(directoryOf(settings), from) : new SmtpMailer(smtpUrl, from);
}

/** For the log: the mail server without its user and password, or the directory of .eml files. */
export function emailDestination(settings: MailSettings): string {
  const { smtpUrl } = settings.mail;
  if (smtpUrl === undefined) return `files in ${directoryOf(settings)}`;
  const { protocol, host } = new URL(smtpUrl);
  return `${protocol}//${host}`;
}
