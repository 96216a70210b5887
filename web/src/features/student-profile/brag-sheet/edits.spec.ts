import { describe, expect, it } from 'vitest';
import { type BragSheet } from '@/api';
import { baseOf, changesIn, isDirty, leftAfter, NO_EDITS, withAnswer } from './edits';

const stored: BragSheet = {
  id: 's',
  userId: 'maya',
  createdAt: '2026-11-26T09:00:00.000Z',
  updatedAt: '2026-11-26T09:00:00.000Z',
  proudestOf: 'My choir',
  threeWords: null,
  hardestThing: null,
  changedThinking: null,
  beyondGrades: null,
  unasked: null,
  affectedGrades: null,
  hopes: null,
  counselorMayRead: false,
};

describe('a brag sheet that is being written', () => {
  it('has nothing to save after a space at the end, which is not stored', () => {
    const edits = withAnswer(NO_EDITS, stored, 'proudestOf', 'My choir ');

    expect(isDirty(edits, stored)).toBe(false);
    expect(changesIn(edits, stored)).toEqual({});
  });

  it('saves an emptied answer as none', () => {
    expect(changesIn(withAnswer(NO_EDITS, stored, 'proudestOf', ' '), stored)).toEqual({ proudestOf: null });
  });

  it('keeps an answer that is too long until it is shorter, and saves the others', () => {
    const long = withAnswer(NO_EDITS, stored, 'unasked', 'x'.repeat(1501));
    const edits = withAnswer(long, stored, 'hopes', 'Biology');

    expect(changesIn(edits, stored)).toEqual({ hopes: 'Biology' });
    expect(isDirty(leftAfter(edits, { hopes: 'Biology' }, stored), stored)).toBe(true);
  });

  it('keeps what was typed on while it was sent', () => {
    const edits = withAnswer(NO_EDITS, stored, 'hopes', 'Biology, mostly');

    expect(leftAfter(edits, { hopes: 'Biology' }, stored).typed).toEqual({ hopes: 'Biology, mostly' });
    expect(leftAfter(edits, { hopes: 'Biology, mostly' }, stored).typed).toEqual({});
  });

  it('starts from the copy that was there when the student began to type', () => {
    const edits = withAnswer(NO_EDITS, null, 'hopes', 'Biology');

    expect(baseOf(withAnswer(edits, stored, 'unasked', 'I bake'), stored)).toBeNull();
    expect(baseOf(NO_EDITS, stored)).toBe(stored);
  });
});
