import { PRODUCT_NAME } from '../product-name.js';
import { type Email } from '../../application/mailer.js';

/** The email for readers that show plain text: every word, and the link in full. */
export const emailAsText = ({
  to,
  paragraphs,
  items = [],
  action,
  afterwards = [],
  settings,
}: Email): string =>
  [
    greetingOf(to.name),
    ...paragraphs,
    ...items.map(({ title, text, url }) => `${title}\n${text}\n${url}`),
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...afterwards,
    ...(settings ? [`${settings.label}:\n${settings.url}`] : []),
    SIGNATURE,
  ].join('\n\n') + '\n';

export const greetingOf = (name: string): string => (name === '' ? 'Hello,' : `Hello ${name},`);

export const SIGNATURE = `Your ${PRODUCT_NAME} team`;
