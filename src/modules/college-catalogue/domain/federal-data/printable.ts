/** PostgreSQL rejects some control characters and lone surrogates. */
const UNPRINTABLE = /[\u0000-\u001f\u007f]+/g;

export const printable = (text: string): string => text.replace(UNPRINTABLE, ' ').toWellFormed();
