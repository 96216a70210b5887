import { Migration } from '@mikro-orm/migrations';

/** Financial aid offers, one for an application, as the student copied them from the college's letter. */
export class MatchingAidOffers extends Migration {
  override up(): void {
    this.addSql(`
      create table matching.aid_offers (
        application_id uuid primary key references matching.applications (id) on delete cascade,
        student_id uuid not null,
        letter jsonb not null,
        created_at timestamptz not null,
        updated_at timestamptz not null
      )`);
    this.addSql('create index aid_offers_of_student on matching.aid_offers (student_id)');
  }
}
