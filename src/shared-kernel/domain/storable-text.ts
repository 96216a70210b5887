/** PostgreSQL stores neither a NUL character nor half of a surrogate pair. */
export const isStorableText = (text: string): boolean => text.isWellFormed() && !text.includes('\0');
