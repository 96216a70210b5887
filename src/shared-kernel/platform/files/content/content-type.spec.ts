import { describe, expect, it } from 'vitest';
import { ALLOWED_EXTENSIONS, allowedTypeOf, nameForContent } from './allowed-types.js';
import { contentTypeOf } from './content-type.js';

const bytes = (...parts: (string | number[])[]) =>
  Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))),
  );
const box = (brand: string) => bytes([0, 0, 0, 24], `ftyp${brand}`, [0, 0, 0, 0], `${brand}isom`);
const archive = (entry: string, content = '') =>
  bytes(
    'PK\u0003\u0004',
    [20, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    [content.length, 0, 0, 0, content.length, 0, 0, 0, entry.length, 0, 0, 0],
    entry,
    content,
  );

const SAMPLES: [string, Buffer][] = [
  ['essay.pdf', bytes('%PDF-1.7\n')],
  ['essay.docx', archive('word/document.xml', '<w:document/>')],
  ['essay.odt', archive('mimetype', 'application/vnd.oasis.opendocument.text')],
  ['essay.doc', bytes([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1], '\0'.repeat(600))],
  ['essay.rtf', bytes('{\\rtf1\\ansi Hello}')],
  ['photo.jpg', bytes([0xff, 0xd8, 0xff, 0xe0])],
  ['photo.JPEG', bytes([0xff, 0xd8, 0xff, 0xe1])],
  ['drawing.gif', bytes('GIF89a')],
  ['drawing.webp', bytes('RIFF', [20, 0, 0, 0], 'WEBPVP8 ')],
  ['photo.heic', box('heic')],
  ['film.mp4', box('mp42')],
  ['film.mov', box('qt  ')],
  ['film.m4v', box('M4V ')],
  ['song.m4a', box('M4A ')],
  ['phone-recording.m4a', box('mp42')],
  ['song.mp3', bytes([0xff, 0xfb, 0x90, 0x44], '\0'.repeat(600))],
  ['song.wav', bytes('RIFF', [36, 0, 0, 0], 'WAVEfmt ')],
  ['song.flac', bytes('fLaC')],
  ['work.zip', archive('readme.md', 'hello')],
  ['work.rar', bytes('Rar!\u001a\u0007\u0001\0')],
  ['work.7z', bytes([0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c])],
  ['notes.txt', bytes('Dear committee,\r\n\tI like trees. R\u00e9sum\u00e9.')],
  ['windows-notes.txt', bytes([0xff, 0xfe], 'H\0i\0')],
];

describe('the content of a file', () => {
  it.each(SAMPLES)('fits the name %s', async (name, content) => {
    expect(allowedTypeOf(name)?.looksLike).toContain(await contentTypeOf(content));
  });

  it.each([
    ['notes.txt', bytes('MZ\u0090\0\u0003\0\0\0')],
    ['notes.txt', bytes('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['notes.txt', bytes('%PDF-1.7\n')],
    ['photo.png', bytes('<html><script>alert(1)</script></html>')],
    ['essay.pdf', bytes('  not a pdf')],
    ['essay.docx', bytes('{\\rtf1\\ansi Hello}')],
    ['film.mp4', bytes('RIFF', [36, 0, 0, 0], 'WAVEfmt ')],
  ])('does not fit the name %s', async (name, content) => {
    expect(allowedTypeOf(name)?.looksLike).not.toContain(await contentTypeOf(content));
  });

  it('decides on the name of a file that has none', async () => {
    const nameOf = async (content: Buffer) => nameForContent((await contentTypeOf(content)) ?? '');

    expect(await nameOf(bytes('%PDF-1.7\n'))).toBe('file.pdf');
    expect(await nameOf(bytes('hello'))).toBe('file.txt');
    expect(await nameOf(bytes([1, 2, 3]))).toBeUndefined();
  });
});

describe('the extensions we take', () => {
  it.each(['page.html', 'drawing.svg', 'program.exe', 'macro.docm', 'README', '.pdf.', 'a.pdf '])(
    'do not include %j',
    (name) => {
      expect(allowedTypeOf(name)).toBeUndefined();
    },
  );

  it('are those of the list', () => {
    expect(ALLOWED_EXTENSIONS).toHaveLength(24);
    expect(ALLOWED_EXTENSIONS).not.toContain('svg');
  });
});
