import { Migration } from '@mikro-orm/migrations';

/** What people who run Flyleaf note about a talk with a student. A note outlives the account of its author. */
export class AdministrationConsultationNotes extends Migration {
  override up(): void {
    this.addSql(`
      create table administration.consultation_notes (
        id uuid primary key,
        student_id uuid not null,
        author_id uuid,
        text text not null check (char_length(text) between 1 and 5000),
        created_at timestamptz not null,
        updated_at timestamptz not null
      )`);
    this.addSql(
      'create index consultation_notes_newest on administration.consultation_notes (student_id, created_at desc, id desc)',
    );
    this.addSql('create index consultation_notes_by_author on administration.consultation_notes (author_id)');
  }
}
