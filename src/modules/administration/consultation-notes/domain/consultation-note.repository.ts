import { type ConsultationNote } from './consultation-note.js';

export abstract class ConsultationNoteRepository {
  /** Until the unit of work ends, nobody else changes it. @throws NoteNotFound also for a note on another student. */
  abstract about(studentId: string, noteId: string): Promise<ConsultationNote>;

  /** Adds it or stores its changes. */
  abstract save(note: ConsultationNote): Promise<void>;

  abstract remove(note: ConsultationNote): Promise<void>;

  /** Removes every note about this person, and their name from the notes they wrote. */
  abstract forget(userId: string): Promise<void>;
}
