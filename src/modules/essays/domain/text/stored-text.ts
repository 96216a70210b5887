const LINE_BREAKS = /\r\n?|[\u0085\u2028\u2029]/g;
/** Control characters except tab and line feed, soft hyphens, and marks that show nothing. */
const INVISIBLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\u00AD\u200B\u2060\uFEFF]/g;

/** The text as it is kept. Used once, before anything is counted, hashed or stored. */
export const storedText = (raw: string): string =>
  raw.toWellFormed().normalize('NFC').replace(LINE_BREAKS, '\n').replace(INVISIBLE, '');
