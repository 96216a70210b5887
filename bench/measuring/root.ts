import path from 'node:path';

/** The root of the repository. */
export const ROOT = path.join(import.meta.dirname, '../..');
