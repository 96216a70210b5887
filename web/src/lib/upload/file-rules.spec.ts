import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FILE_EXTENSIONS, fileProblem, MAX_FILE_BYTES } from './file-rules';

const aFile = (name: string, size: number) =>
  Object.defineProperty(new File([], name), 'size', { value: size });

const SERVER = resolve(
  import.meta.dirname,
  '../../../../src/shared-kernel/platform/files/content/allowed-types.ts',
);
const allowedByServer = [...readFileSync(SERVER, 'utf8').matchAll(/\['(\w+)', type\(/g)].map(
  ([, name]) => name,
);

describe('a file to upload', () => {
  it('may be of every type that the server takes, and of no other', () => {
    expect(FILE_EXTENSIONS.toSorted()).toEqual(allowedByServer.toSorted());
  });

  it.each(['mural.PNG', 'essay.final.docx', 'song.m4a'])('may be called %s', (name) => {
    expect(fileProblem(aFile(name, 1000))).toBeNull();
  });

  it.each(['page.html', 'logo.svg', 'setup.exe', 'pdf', 'notes.'])('may not be called %s', (name) => {
    expect(fileProblem(aFile(name, 1000))?.sentence).toMatch(/^We can’t take files of this type/);
  });

  it('may have 50 MB and not a byte more', () => {
    expect(fileProblem(aFile('film.mp4', MAX_FILE_BYTES))).toBeNull();
    expect(fileProblem(aFile('film.mp4', MAX_FILE_BYTES + 1))).toEqual({
      title: 'File Too Large',
      sentence: 'Please select a file smaller than 50MB.',
    });
  });

  it('may not be empty', () => {
    expect(fileProblem(aFile('mural.png', 0))?.sentence).toMatch(/empty/);
  });
});
