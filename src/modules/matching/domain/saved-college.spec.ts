import { describe, expect, it } from 'vitest';
import { SavedCollege } from './saved-college.js';

const NOW = new Date('2026-11-20T09:00:00Z');
const saving = (
  estimated: 'reach' | 'target' | 'safety' | null,
  chosen: 'Reach' | 'Target' | 'Safety' | null,
) =>
  SavedCollege.save({
    id: 's-1',
    studentId: 'maya',
    collegeId: 204796,
    estimated,
    chosen,
    notes: '',
    now: NOW,
  });

describe('saving a college', () => {
  it.each([
    ['reach', 'Reach'],
    ['target', 'Target'],
    ['safety', 'Safety'],
    [null, 'Target'],
  ] as const)('puts a college estimated as %s under %s', (estimated, category) => {
    expect(saving(estimated, null).details()).toMatchObject({ category, categoryIsYours: false });
  });

  it('treats a category other than the estimate as the student’s choice', () => {
    expect(saving('target', 'Reach').details()).toMatchObject({ category: 'Reach', categoryIsYours: true });
  });

  it('treats the estimated category as no choice', () => {
    expect(saving('safety', 'Safety').details()).toMatchObject({
      category: 'Safety',
      categoryIsYours: false,
    });
    expect(saving(null, 'Target').details()).toMatchObject({ category: 'Target', categoryIsYours: false });
  });

  it('keeps the notes as typed and the time', () => {
    const saved = SavedCollege.save({
      id: 's-2',
      studentId: 'maya',
      collegeId: 1,
      estimated: null,
      chosen: null,
      notes: '  visited in May\n',
      now: NOW,
    });

    expect(saved.details()).toMatchObject({ notes: '  visited in May\n', savedAt: NOW, isHidden: false });
  });
});

describe('a saved college', () => {
  it('can move to any category at any time', () => {
    const saved = saving('target', null);
    saved.moveTo('Safety', 'target');
    saved.moveTo('Reach', 'target');

    expect(saved.details()).toMatchObject({ category: 'Reach', categoryIsYours: true });
  });

  it('follows the estimate again after moving back to it', () => {
    const saved = saving('target', 'Reach');
    saved.moveTo('Target', 'target');

    expect(saved.details()).toMatchObject({ category: 'Target', categoryIsYours: false });
  });

  it('replaces its old notes with new ones', () => {
    const saved = saving(null, null);
    saved.changeNotes('Ask about housing');
    saved.changeNotes('');

    expect(saved.details().notes).toBe('');
  });
});
