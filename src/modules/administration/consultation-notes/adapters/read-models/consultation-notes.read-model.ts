import { Injectable } from '@nestjs/common';
import { AccountNames } from '#modules/identity/contracts/index.js';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';

interface NoteRow {
  id: string;
  authorId: string | null;
  text: string;
  createdAt: string;
  updatedAt: string;
}

const NOTES = `
  select id, author_id as "authorId", text, created_at as "createdAt", updated_at as "updatedAt"
    from administration.consultation_notes
   where student_id = $1 and ($2::uuid is null or id = $2)
   order by created_at desc, id desc`;

/** The notes about a student, the newest first, as one admin sees them. */
@Injectable()
export class ConsultationNotesReadModel {
  constructor(
    private readonly sql: Sql,
    private readonly names: AccountNames,
  ) {}

  all(studentId: string, readerId: string) {
    return this.find(studentId, null, readerId);
  }

  async one(studentId: string, noteId: string, readerId: string) {
    const [note] = await this.find(studentId, noteId, readerId);
    return note ?? null;
  }

  private async find(studentId: string, noteId: string | null, readerId: string) {
    const rows = await this.sql.rows<NoteRow>(NOTES, [studentId, noteId]);
    const authors = await this.names.of(rows.flatMap(({ authorId }) => authorId ?? []));
    return rows.map(({ authorId, ...note }) => ({
      ...note,
      author: authors.get(authorId ?? '')?.name ?? 'Former admin',
      isYours: authorId === readerId,
    }));
  }
}
