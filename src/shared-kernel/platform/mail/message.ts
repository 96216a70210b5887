import { type SendMailOptions } from 'nodemailer';
import { type Email } from '../../application/mailer.js';
import { emailAsHtml } from './email-as-html.js';
import { emailAsText } from './email-as-text.js';

/** A line break in a name or a subject would start another header. */
const oneLine = (text: string): string => text.replace(/\p{Cc}+/gu, ' ').trim();

/** An email in the form of the mail library, which may not read files or network addresses for it. */
export const messageOf = (email: Email, from: string): SendMailOptions => ({
  from,
  // As an object, so that a name cannot add another address.
  to: { name: oneLine(email.to.name), address: oneLine(email.to.address) },
  subject: oneLine(email.subject),
  text: emailAsText(email),
  html: emailAsHtml(email),
  // Suppresses automatic replies ("out of office").
  headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
  disableFileAccess: true,
  disableUrlAccess: true,
});
