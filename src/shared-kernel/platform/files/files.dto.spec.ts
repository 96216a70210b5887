import { describe, expect, it } from 'vitest';
import { UploadRequest } from './files.dto.js';

const isAccepted = (name: string) => UploadRequest.safeParse({ name }).success;

describe('the name of an uploaded file', () => {
  it.each(['essay.docx', 'résumé – final (2).pdf', '作文.txt', 'me 👩‍🎨.png', 'family 👨‍👩‍👧.jpg'])(
    'may be %s',
    (name) => {
      expect(isAccepted(name)).toBe(true);
    },
  );

  it.each([
    ['a path', '../essay.docx'],
    ['a path of Windows', 'C:\\essay.docx'],
    ['a line break', 'essay\n.docx'],
    ['an end that is turned around', 'essay\u202Excod.exe'],
    ['an invisible mark', 'essay\u200B.docx'],
  ])('may not hold %s', (_what, name) => {
    expect(isAccepted(name)).toBe(false);
  });
});
