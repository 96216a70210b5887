import { describe, expect, it } from 'vitest';
import { blockAt, blocksOf, type Place } from './marked-text';

const place = (start: number, end: number, changes: Partial<Place> = {}): Place => ({
  number: 1,
  tone: 'question',
  start,
  end,
  also: false,
  ...changes,
});

const drawn = (text: string, places: readonly Place[]) =>
  blocksOf(text, places).map(({ pieces }) =>
    pieces
      .map((piece) => {
        const marked = piece.marks.length > 0 ? `[${piece.text}]` : piece.text;
        return marked + piece.ends.map(({ number }) => `#${number}`).join('');
      })
      .join(''),
  );

describe('marked text', () => {
  it('is one block for each line with words', () => {
    expect(drawn('One.\n\nTwo.\n  \nThree.', [])).toEqual(['One.', 'Two.', 'Three.']);
  });

  it('marks a phrase and puts the number behind it', () => {
    expect(drawn('I never give up.', [place(2, 15)])).toEqual(['I [never give up]#1.']);
  });

  it('cuts phrases that lie in each other', () => {
    const places = [place(0, 16), place(2, 7, { number: 2 })];

    expect(drawn('I never give up.', places)).toEqual(['[I ][never]#2[ give up.]#1']);
  });

  it('follows a phrase over a line break and numbers it once', () => {
    expect(drawn('We sat\nin the car.', [place(3, 18)])).toEqual(['We [sat]', '[in the car.]#1']);
  });

  it('leaves white space behind a phrase unmarked', () => {
    expect(drawn('One two', [place(0, 4)])).toEqual(['[One]#1 two']);
  });

  it('survives places outside the text', () => {
    expect(drawn('One', [place(-5, 2), place(50, 60), place(2, 2)])).toEqual(['[On]#1e']);
    expect(drawn('', [place(0, 5)])).toEqual([]);
  });

  it('knows the block in which a phrase begins', () => {
    const blocks = blocksOf('One.\n\nTwo.', []);

    expect(blockAt(blocks, 0)?.start).toBe(0);
    expect(blockAt(blocks, 6)?.start).toBe(6);
    expect(blockAt(blocks, 99)?.start).toBe(6);
  });
});
