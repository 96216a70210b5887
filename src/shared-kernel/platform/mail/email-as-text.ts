import { type Email } from '../../application/mailer.js';
import { FRAME_WORDS } from './frame-words.js';

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
    FRAME_WORDS[to.language].greeting(to.name),
    ...paragraphs,
    ...items.map(({ title, text, url }) => `${title}\n${text}\n${url}`),
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...afterwards,
    ...(settings ? [`${settings.label}:\n${settings.url}`] : []),
    FRAME_WORDS[to.language].signature,
  ].join('\n\n') + '\n';
