import { describe, expect, it } from 'vitest';
import {
  EssayFileNotWhatItsNameSays,
  EssayFileTypeNotAllowed,
  EssayFileUnreadable,
  EssayFileWithoutText,
  EssayFileWithTooMuchText,
} from '../../domain/upload/essay-file.errors.js';
import { wordFile } from '../../testing/word-file.js';
import { zipFile } from '../../testing/zip-file.js';
import { extractText } from './extract-text.js';

const read = (name: string, content: Buffer | string) => extractText({ name, content: Buffer.from(content) });

describe('the text of a .docx', () => {
  it('keeps paragraphs, line breaks and tabs, without empty paragraphs between', async () => {
    const file = wordFile([
      '<w:t>The stove clock</w:t>',
      '',
      '',
      '<w:t>is fast.</w:t><w:br/><w:t>Eleven</w:t><w:tab/><w:t>minutes.</w:t>',
    ]);

    expect(await read('Essay.DOCX', file)).toEqual({
      text: 'The stove clock\n\nis fast.\nEleven\tminutes.',
      wordCount: 7,
    });
  });

  it('leaves out what an editor deleted', async () => {
    const file = wordFile([
      '<w:t>I ran.</w:t></w:r><w:del><w:r><w:delText>I fell.</w:delText></w:r></w:del><w:r>',
    ]);

    expect((await read('essay.docx', file)).text).toBe('I ran.');
  });

  it('is refused when it inflates to more than an essay can be', async () => {
    const bomb = wordFile(['<w:t>Hi</w:t>'], {
      entries: { 'word/media/a.xml': Buffer.alloc(21 * 1024 * 1024) },
    });
    expect(bomb.length).toBeLessThan(100_000);

    await expect(read('essay.docx', bomb)).rejects.toThrow(EssayFileUnreadable);
  });

  it('is refused with thousands of entries', async () => {
    const entries = Object.fromEntries(
      Array.from({ length: 2_001 }, (_, number) => [`word/${number}.xml`, '']),
    );

    await expect(read('essay.docx', wordFile([], { entries }))).rejects.toThrow(EssayFileUnreadable);
  });

  it.each([
    ['UTF-8', (xml: string) => Buffer.from(xml)],
    ['UTF-16', (xml: string) => Buffer.from(`\ufeff${xml}`, 'utf16le')],
  ])('is refused when it declares entities, in %s', async (_encoding, encode) => {
    const entities = '<?xml version="1.0"?><!DOCTYPE w [<!ENTITY a SYSTEM "file:///etc/passwd">]><w/>';
    const file = wordFile(['<w:t>Hi</w:t>'], { entries: { 'word/footnotes.xml': encode(entities) } });

    await expect(read('essay.docx', file)).rejects.toThrow(EssayFileUnreadable);
  });

  it('cannot be read from another archive', async () => {
    await expect(read('essay.docx', zipFile({ 'a.txt': 'hello' }))).rejects.toThrow();
  });
});

describe('the text of a .txt', () => {
  it.each([
    ['UTF-8', Buffer.from('I came from Peñón – “late”.')],
    ['UTF-8 with a mark', Buffer.from('\ufeffI came from Peñón – “late”.')],
    ['UTF-16', Buffer.from('\ufeffI came from Peñón – “late”.', 'utf16le')],
    ['UTF-16, the other way around', Buffer.from('\ufeffI came from Peñón – “late”.', 'utf16le').swap16()],
    ['Windows-1252', Buffer.from('I came from Pe\xf1\xf3n \x96 \x93late\x94.', 'latin1')],
  ])('is read from %s', async (_encoding, content) => {
    expect(await read('essay.txt', content)).toEqual({ text: 'I came from Peñón – “late”.', wordCount: 6 });
  });

  it('has the line breaks of every system', async () => {
    expect((await read('essay.txt', 'One\r\ntwo\rthree\n\n\n\nfour')).text).toBe('One\ntwo\nthree\n\nfour');
  });
});

describe('a file', () => {
  it.each([
    ['of another type', 'essay.pdf', '%PDF-1.7', EssayFileTypeNotAllowed],
    ['without an extension', 'essay', 'My essay', EssayFileTypeNotAllowed],
    ['that is text but is called .docx', 'essay.docx', 'My essay', EssayFileNotWhatItsNameSays],
    [
      'that is a Word file but is called .txt',
      'essay.txt',
      wordFile(['<w:t>Hi</w:t>']),
      EssayFileNotWhatItsNameSays,
    ],
    [
      'that is a picture but is called .txt',
      'essay.txt',
      Buffer.from([0x89, 0x50, 0, 1]),
      EssayFileNotWhatItsNameSays,
    ],
    ['without a byte', 'essay.txt', '', EssayFileWithoutText],
    ['with nothing but empty lines', 'essay.txt', '\n \n\u200b\n', EssayFileWithoutText],
    ['with a picture alone', 'essay.docx', wordFile(['']), EssayFileWithoutText],
    ['with a book in it', 'essay.txt', 'word '.repeat(8_001), EssayFileWithTooMuchText],
  ])('%s is refused', async (_what, name, content, Refused) => {
    await expect(read(name, content)).rejects.toThrow(Refused);
  });
});
