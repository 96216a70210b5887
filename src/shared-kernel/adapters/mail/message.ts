import { type SendMailOptions } from 'nodemailer';
import { type Letter } from '../../application/postman.js';
import { letterAsHtml } from './letter-as-html.js';
import { letterAsText } from './letter-as-text.js';

/** A line break in a name or a subject would begin a header of its own. */
const oneLine = (text: string): string => text.replace(/\p{Cc}+/gu, ' ').trim();

/** What a mail library needs to know of a letter; nothing in it is read from a file or an address on the network. */
export const messageOf = (letter: Letter, from: string): SendMailOptions => ({
  from,
  // As an object, so that nothing in a name is read as a further address.
  to: { name: oneLine(letter.to.name), address: oneLine(letter.to.address) },
  subject: oneLine(letter.subject),
  text: letterAsText(letter),
  html: letterAsHtml(letter),
  // Answers by machines ("out of office") are asked not to come.
  headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
  disableFileAccess: true,
  disableUrlAccess: true,
});
