import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of package.json. This file runs from `src` in tests and from `dist` in the product. */
export const repositoryRoot = (): string => folderWith('package.json');

/** The nearest parent folder that contains `file`. Throws without one. */
export function folderWith(file: string): string {
  let folder = path.dirname(fileURLToPath(import.meta.url));
  while (!fs.existsSync(path.join(folder, file))) {
    if (folder === path.dirname(folder))
      throw new Error(`No parent folder of ${import.meta.url} contains ${file}.`);
    folder = path.dirname(folder);
  }
  return folder;
}
