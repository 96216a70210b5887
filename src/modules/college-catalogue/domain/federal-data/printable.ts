/** Control characters and broken surrogates are no text; the database would refuse them. */
const UNPRINTABLE = /[\u0000-\u001f\u007f]+/g;

export const printable = (text: string): string => text.replace(UNPRINTABLE, ' ').toWellFormed();
