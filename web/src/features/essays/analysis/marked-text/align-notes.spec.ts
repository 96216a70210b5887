import { describe, expect, it } from 'vitest';
import { alignNotes } from './align-notes';

const at = (...positions: number[]) => positions.map((each) => ({ at: each, height: 100 }));

describe('notes beside the text', () => {
  it('stand beside their phrases where there is room', () => {
    expect(alignNotes(at(0, 300), null)).toEqual([0, 300]);
  });

  it('move down below the note above', () => {
    expect(alignNotes(at(0, 20, 40), null)).toEqual([0, 112, 224]);
  });

  it('put the chosen note beside its phrase and move the ones before it up', () => {
    expect(alignNotes(at(300, 320, 340), 2)).toEqual([116, 228, 340]);
  });

  it('keep the first note inside the text', () => {
    expect(alignNotes(at(0, 20, 40), 2)).toEqual([0, 112, 224]);
  });

  it('draw nothing without comments', () => {
    expect(alignNotes([], null)).toEqual([]);
  });
});
