import { Migration } from '@mikro-orm/migrations';

/** Colleges that adults suggest to students who share their list with them. */
export class MatchingCollegeSuggestions extends Migration {
  override up(): void {
    this.addSql(`
      create table matching.college_suggestions (
        id uuid primary key,
        student_id uuid not null,
        adult_id uuid not null,
        college_id int not null,
        note text not null check (char_length(note) <= 300),
        suggested_at timestamptz not null,
        answer text check (answer in ('saved', 'not-now')),
        constraint college_suggestions_once unique (student_id, adult_id, college_id)
      )`);
    this.addSql('create index college_suggestions_of_adult on matching.college_suggestions (adult_id)');
  }
}
