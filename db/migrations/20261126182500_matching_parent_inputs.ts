import { Migration } from '@mikro-orm/migrations';

/** What a linked parent entered about paying for college: the parent's own, apart from the student's answers. */
export class MatchingParentInputs extends Migration {
  override up(): void {
    this.addSql(`
      create table matching.parent_inputs (
        student_id uuid not null,
        adult_id uuid not null,
        income_range text,
        most_a_year integer,
        shows_result boolean not null,
        is_hidden boolean not null default false,
        primary key (student_id, adult_id)
      )`);
    this.addSql('create index parent_inputs_of_adult on matching.parent_inputs (adult_id)');
  }
}
