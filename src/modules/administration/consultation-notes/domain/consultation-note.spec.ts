import { describe, expect, it } from 'vitest';
import { ConsultationNote } from './consultation-note.js';
import { NoteChangedElsewhere, NoteIsEmpty, NoteIsSomeoneElses } from './consultation-note.errors.js';

const WRITTEN = new Date('2026-11-23T09:00:00Z');
const LATER = new Date('2026-11-23T10:00:00Z');

const aNote = (text = 'Wants to stay close to home.') =>
  ConsultationNote.write({ id: 'note', studentId: 'maya', authorId: 'ms-ortiz', text, now: WRITTEN });

describe('a consultation note', () => {
  it('keeps its author and time, without space around the text', () => {
    expect(aNote('  Visit on Friday.\n').stored).toEqual({
      id: 'note',
      studentId: 'maya',
      authorId: 'ms-ortiz',
      text: 'Visit on Friday.',
      createdAt: WRITTEN,
      updatedAt: WRITTEN,
    });
  });

  it.each(['', ' \n\t'])('needs words, not %j', (blank) => {
    expect(() => aNote(blank)).toThrow(NoteIsEmpty);
    expect(() => aNote().revise('ms-ortiz', blank, undefined, LATER)).toThrow(NoteIsEmpty);
  });

  it('is changed by its author', () => {
    const note = aNote();
    note.revise('ms-ortiz', 'Open to three states.', WRITTEN, LATER);

    expect(note.stored).toMatchObject({
      text: 'Open to three states.',
      createdAt: WRITTEN,
      updatedAt: LATER,
    });
  });

  it('is not changed by anyone else', () => {
    expect(() => aNote().revise('mr-hale', 'No.', undefined, LATER)).toThrow(NoteIsSomeoneElses);
  });

  it('is not changed from an older copy', () => {
    const note = aNote();
    note.revise('ms-ortiz', 'Open to three states.', WRITTEN, LATER);

    expect(() => note.revise('ms-ortiz', 'Visit on Friday.', WRITTEN, LATER)).toThrow(NoteChangedElsewhere);
    expect(() => note.requireUnchangedSince(WRITTEN)).toThrow(NoteChangedElsewhere);
  });
});
