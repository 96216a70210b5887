import { type BasedOn, isChangedSince, timeOfChange } from '#shared-kernel/domain/based-on.js';
import { NoteChangedElsewhere, NoteIsEmpty, NoteIsSomeoneElses } from './consultation-note.errors.js';

export const MOST_NOTE_CHARACTERS = 5_000;

interface StoredNote {
  readonly id: string;
  readonly studentId: string;
  /** Null once the author's account was removed. */
  readonly authorId: string | null;
  readonly text: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** What someone who runs Flyleaf notes about a talk with a student. */
export class ConsultationNote {
  constructor(private note: StoredNote) {}

  /** @throws NoteIsEmpty */
  static write({
    now,
    ...note
  }: {
    id: string;
    studentId: string;
    authorId: string;
    text: string;
    now: Date;
  }) {
    return new ConsultationNote({ ...note, text: notEmpty(note.text), createdAt: now, updatedAt: now });
  }

  /** @throws NoteIsSomeoneElses, NoteChangedElsewhere, NoteIsEmpty */
  revise(by: string, text: string, basedOn: BasedOn, now: Date): void {
    if (this.note.authorId !== by) throw new NoteIsSomeoneElses();
    this.requireUnchangedSince(basedOn);
    this.note = { ...this.note, text: notEmpty(text), updatedAt: timeOfChange(now, this.note.updatedAt) };
  }

  /** @throws NoteChangedElsewhere */
  requireUnchangedSince(basedOn: BasedOn): void {
    if (isChangedSince(basedOn, this.note.updatedAt)) throw new NoteChangedElsewhere();
  }

  get stored(): StoredNote {
    return this.note;
  }
}

function notEmpty(text: string): string {
  const words = text.trim();
  if (words === '') throw new NoteIsEmpty();
  return words;
}
