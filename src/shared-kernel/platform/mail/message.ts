import { type SendMailOptions } from 'nodemailer';
import { type Email } from '../../application/mailer.js';
import { emailAsHtml } from './email-as-html.js';
import { emailAsText } from './email-as-text.js';

/** A line break in a name or a subject would begin a header of its own. */
const oneLine = (text: string): string => text.replace(/\p{Cc}+/gu, ' ').trim();

/** What a mail library needs to know of an email; nothing in it is read from a file or an address on the network. */
export const messageOf = (email: Email, from: string): SendMailOptions => ({
  from,
  // As an object, so that nothing in a name is read as a further address.
  to: { name: oneLine(email.to.name), address: oneLine(email.to.address) },
  subject: oneLine(email.subject),
  text: emailAsText(email),
  html: emailAsHtml(email),
  // Answers by machines ("out of office") are asked not to come.
  headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
  disableFileAccess: true,
  disableUrlAccess: true,
});
