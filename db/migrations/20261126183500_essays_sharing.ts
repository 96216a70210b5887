import { Migration } from '@mikro-orm/migrations';

/** Essays a student shows to adults, one by one, and comments by counselors whom the student let in. */
export class EssaysSharing extends Migration {
  override up(): void {
    this.addSql(`
      create table essays.essay_shares (
        essay_id uuid not null references essays.essays (id) on delete cascade,
        adult_id uuid not null,
        linked_at timestamptz not null,
        shared_at timestamptz not null,
        primary key (essay_id, adult_id)
      )`);
    this.addSql('create index essay_shares_of_adult on essays.essay_shares (adult_id)');
    this.addSql('alter table essays.essay_comments add column counselor_id uuid');
    this.addSql(`
      create index essay_comments_of_counselor on essays.essay_comments (counselor_id)
        where counselor_id is not null`);
  }
}
