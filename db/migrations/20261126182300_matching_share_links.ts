import { Migration } from '@mikro-orm/migrations';

/** Links by which people without an account read a student's list and dates. */
export class MatchingShareLinks extends Migration {
  override up(): void {
    this.addSql(`
      create table matching.share_links (
        id uuid primary key,
        student_id uuid not null,
        name text not null check (char_length(name) between 1 and 40),
        shows_family_price boolean not null,
        token_digest char(64) not null unique,
        made_at timestamptz not null,
        expires_at timestamptz not null,
        openings int not null default 0,
        last_opened_at timestamptz
      )`);
    this.addSql('create index share_links_of_student on matching.share_links (student_id)');
    this.addSql('create index share_links_by_expiry on matching.share_links (expires_at)');
  }
}
