import { ConsultationNotesController } from './adapters/http/consultation-notes.controller.js';
import { SqlConsultationNoteRepository } from './adapters/persistence/sql-consultation-note.repository.js';
import { ConsultationNotesReadModel } from './adapters/read-models/consultation-notes.read-model.js';
import { AddConsultationNoteHandler } from './application/add-consultation-note.js';
import { ForgetNotesWhenAccountRemoved } from './application/forget-notes-when-account-removed.js';
import { RemoveConsultationNoteHandler } from './application/remove-consultation-note.js';
import { ReviseConsultationNoteHandler } from './application/revise-consultation-note.js';
import { ConsultationNoteRepository } from './domain/consultation-note.repository.js';

export const consultationNotesControllers = [ConsultationNotesController];
export const consultationNotesProviders = [
  AddConsultationNoteHandler,
  ReviseConsultationNoteHandler,
  RemoveConsultationNoteHandler,
  ForgetNotesWhenAccountRemoved,
  ConsultationNotesReadModel,
  { provide: ConsultationNoteRepository, useClass: SqlConsultationNoteRepository },
];
