import { z } from 'zod';
import { Instant } from '#shared-kernel/platform/http/requests/instant.js';
import { MOST_NOTE_CHARACTERS } from '../../domain/consultation-note.js';

export const ConsultationNoteRequest = z
  .object({
    text: z
      .string({ error: 'Write a note first.' })
      .max(MOST_NOTE_CHARACTERS, 'Keep the note under 5,000 characters.')
      .refine((text) => text.trim() !== '', 'Write a note first.'),
  })
  .meta({ id: 'ConsultationNoteRequest' });
export type ConsultationNoteRequest = z.infer<typeof ConsultationNoteRequest>;

export const ConsultationNote = z
  .object({
    id: z.uuid(),
    text: z.string(),
    author: z.string().describe('“Former admin” once that account was removed'),
    isYours: z.boolean().describe('Only its author changes a note'),
    createdAt: Instant,
    updatedAt: Instant,
  })
  .meta({ id: 'ConsultationNote' });

export const ConsultationNotes = z.array(ConsultationNote).describe('The newest first');
