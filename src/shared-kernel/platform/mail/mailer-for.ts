import { type Mailer } from '../../application/mailer.js';
import { type Configuration } from '../configuration/environment.js';
import { mailDirectoryOf } from '../configuration/redacted.js';
import { FileMailer } from './file-mailer.js';
import { SmtpMailer } from './smtp-mailer.js';

/** The mail server where one is configured, else files. */
export const mailerFor = (configuration: Configuration): Mailer => {
  const { smtpUrl, from } = configuration.mail;
  return smtpUrl === undefined
    ? new FileMailer(mailDirectoryOf(configuration), from)
    : new SmtpMailer(smtpUrl, from);
};
