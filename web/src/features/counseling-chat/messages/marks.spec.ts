import { describe, expect, it } from 'vitest';
import { partsOf } from './marks';

const plain = (text: string) => ({ text, bold: false });

describe('the formatting of a message', () => {
  it('knows paragraphs, bold words and the numbers of sources', () => {
    expect(partsOf('It is a **target** [1].\n\nWhat now?', [1])).toEqual([
      {
        type: 'paragraph',
        pieces: [plain('It is a '), { text: 'target', bold: true }, plain(' '), { mark: 1 }, plain('.')],
      },
      { type: 'paragraph', pieces: [plain('What now?')] },
    ]);
  });

  it('collects lines with dashes or numbers in lists', () => {
    const parts = partsOf('Three:\n- one\n- two\n1. first\n2. second\nDone', []);

    expect(parts.map((part) => (part.type === 'list' ? part.rows.map(({ text }) => text) : 'text'))).toEqual([
      'text',
      ['one', 'two'],
      ['first', 'second'],
      'text',
    ]);
  });

  it('leaves a number without a source as it is', () => {
    expect(partsOf('See [2].', [1])).toEqual([{ type: 'paragraph', pieces: [plain('See [2].')] }]);
  });

  it.each([
    '<img src=x onerror=alert(1)>',
    '[Click me](https://evil.example)',
    '![x](https://evil.example/x.png)',
    '# Big',
    '`code`',
  ])('leaves %s as text', (text) => {
    expect(partsOf(text, [])).toEqual([{ type: 'paragraph', pieces: [plain(text)] }]);
  });
});
