import { Injectable } from '@nestjs/common';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';
import { ConsultationNote } from '../../domain/consultation-note.js';
import { NoteNotFound } from '../../domain/consultation-note.errors.js';
import { ConsultationNoteRepository } from '../../domain/consultation-note.repository.js';

interface NoteRow {
  id: string;
  studentId: string;
  authorId: string | null;
  text: string;
  createdAt: string;
  updatedAt: string;
}

const FIND = `
  select id, student_id as "studentId", author_id as "authorId", text, created_at as "createdAt",
         updated_at as "updatedAt"
    from administration.consultation_notes
   where student_id = $1 and id = $2
     for update`;

const SAVE = `
  insert into administration.consultation_notes (id, student_id, author_id, text, created_at, updated_at)
  values ($1, $2, $3, $4, $5, $6)
      on conflict (id) do update set text = excluded.text, updated_at = excluded.updated_at`;

const REMOVE = 'delete from administration.consultation_notes where id = $1';
const REMOVE_ABOUT = 'delete from administration.consultation_notes where student_id = $1';
const REMOVE_AUTHOR = 'update administration.consultation_notes set author_id = null where author_id = $1';

@Injectable()
export class SqlConsultationNoteRepository extends ConsultationNoteRepository {
  constructor(private readonly sql: Sql) {
    super();
  }

  async about(studentId: string, noteId: string): Promise<ConsultationNote> {
    const row = await this.sql.row<NoteRow>(FIND, [studentId, noteId]);
    if (row === null) throw new NoteNotFound();
    const [createdAt, updatedAt] = [new Date(row.createdAt), new Date(row.updatedAt)];
    return new ConsultationNote({ ...row, createdAt, updatedAt });
  }

  async save(note: ConsultationNote): Promise<void> {
    const { id, studentId, authorId, text, createdAt, updatedAt } = note.stored;
    await this.sql.rows(SAVE, [id, studentId, authorId, text, createdAt, updatedAt]);
  }

  async remove(note: ConsultationNote): Promise<void> {
    await this.sql.rows(REMOVE, [note.stored.id]);
  }

  async forget(userId: string): Promise<void> {
    await this.sql.rows(REMOVE_ABOUT, [userId]);
    await this.sql.rows(REMOVE_AUTHOR, [userId]);
  }
}
