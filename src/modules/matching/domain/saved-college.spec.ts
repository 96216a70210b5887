import { describe, expect, it } from 'vitest';
import { SavedCollege } from './saved-college.js';

const NOW = new Date('2026-11-20T09:00:00Z');
const saving = (
  estimated: 'reach' | 'target' | 'safety' | null,
  wanted: 'Reach' | 'Target' | 'Safety' | null,
) =>
  SavedCollege.save({
    id: 's-1',
    studentId: 'maya',
    collegeId: 204796,
    estimated,
    wanted,
    notes: '',
    now: NOW,
  });

describe('saving a college', () => {
  it.each([
    ['reach', 'Reach'],
    ['target', 'Target'],
    ['safety', 'Safety'],
    [null, 'Target'],
  ] as const)('puts it where an estimate of %s says: %s', (estimated, category) => {
    expect(saving(estimated, null).record()).toMatchObject({ category, categoryIsYours: false });
  });

  it('takes a category other than the estimate as the student’s own call', () => {
    expect(saving('target', 'Reach').record()).toMatchObject({ category: 'Reach', categoryIsYours: true });
  });

  it('takes the estimate’s own category as no call at all', () => {
    expect(saving('safety', 'Safety').record()).toMatchObject({ category: 'Safety', categoryIsYours: false });
    expect(saving(null, 'Target').record()).toMatchObject({ category: 'Target', categoryIsYours: false });
  });

  it('keeps what was typed, and when', () => {
    const saved = SavedCollege.save({
      id: 's-2',
      studentId: 'maya',
      collegeId: 1,
      estimated: null,
      wanted: null,
      notes: '  visited in May\n',
      now: NOW,
    });

    expect(saved.record()).toMatchObject({ notes: '  visited in May\n', savedAt: NOW, isHidden: false });
  });
});

describe('a saved college', () => {
  it('may move to any category at any time', () => {
    const saved = saving('target', null);
    saved.moveTo('Safety', 'target');
    saved.moveTo('Reach', 'target');

    expect(saved.record()).toMatchObject({ category: 'Reach', categoryIsYours: true });
  });

  it('follows the estimate again once it is put back there', () => {
    const saved = saving('target', 'Reach');
    saved.moveTo('Target', 'target');

    expect(saved.record()).toMatchObject({ category: 'Target', categoryIsYours: false });
  });

  it('takes new notes in place of the old', () => {
    const saved = saving(null, null);
    saved.writeNotes('Ask about housing');
    saved.writeNotes('');

    expect(saved.record().notes).toBe('');
  });
});
