import { type StoredFile } from '#shared-kernel/application/stored-files.js';

/** What some file system does not take in a name. */
const RESERVED = /[<>:"/\\|?*\p{Cc}]/gu;
const LONGEST = 120;

/** Where each file is in the copy, by its address: numbered, because two may have the same name. */
export const copiedNames = (files: readonly StoredFile[]): ReadonlyMap<string, string> =>
  new Map(
    files.map(({ address, name }, index) => {
      const number = String(index + 1).padStart(3, '0');
      return [address, `files/${number} ${safe(name)}`];
    }),
  );

/** The end of a name says what kind of file it is, so the beginning is shortened. */
const safe = (name: string): string =>
  name.replace(RESERVED, '_').slice(-LONGEST).toWellFormed().trim() || 'file';
