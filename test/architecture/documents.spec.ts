import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { inRepository, readText } from './repository-files.js';

const DOCUMENTS = [
  'README.md',
  ...fs
    .readdirSync(inRepository('docs'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => path.posix.join('docs', file.split(path.sep).join('/'))),
];

const LINK = /\]\((?!https?:|#)([^)\s#]+)[^)]*\)/g;
/** A whole path in code, or the beginning of several: `test/journeys/platform/object-stores`. */
const PATH_IN_CODE =
  /`(?:npx vitest run [^`]*?)?((?:src|web|test|db|openapi|bench|faults|deploy|docs)\/[\w./-]+)`/g;

const isThere = (file: string): boolean => {
  const { dir, base } = path.posix.parse(inRepository(file));
  return fs.existsSync(dir) && fs.readdirSync(dir).some((name) => name.startsWith(base));
};

describe.each(DOCUMENTS)('%s', (document) => {
  const text = readText(document);

  it('links only to files that exist', () => {
    const missing = [...text.matchAll(LINK)]
      .map(([, link = '']) => path.posix.join(path.posix.dirname(document), link))
      .filter((file) => !fs.existsSync(inRepository(file)));

    expect(missing).toEqual([]);
  });

  it('names only paths that exist', () => {
    const missing = [...text.matchAll(PATH_IN_CODE)]
      .map(([, file = '']) => file)
      .filter((file) => !isThere(file));

    expect(missing).toEqual([]);
  });
});
