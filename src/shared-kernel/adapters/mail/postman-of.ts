import { type Postman } from '../../application/postman.js';
import { type Configuration } from '../configuration/environment.js';
import { mailDirectoryOf } from '../configuration/redacted.js';
import { FilePostman } from './file-postman.js';
import { SmtpPostman } from './smtp-postman.js';

/** The mail server where one is configured, else files. */
export const postmanOf = (configuration: Configuration): Postman => {
  const { smtpUrl, from } = configuration.mail;
  return smtpUrl === undefined
    ? new FilePostman(mailDirectoryOf(configuration), from)
    : new SmtpPostman(smtpUrl, from);
};
