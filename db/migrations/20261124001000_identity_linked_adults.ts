import { Migration } from '@mikro-orm/migrations';

/** Parents and counselors whom a student let in, what each may see, and how they are let in. */
export class IdentityLinkedAdults extends Migration {
  override up(): void {
    this.addSql(`
      create table identity.linked_adults (
        student_id uuid not null references identity.users (id) on delete cascade,
        adult_id uuid not null references identity.users (id) on delete cascade,
        relation text not null check (relation in ('parent', 'counselor')),
        parts text[] not null,
        linked_at timestamptz not null,
        primary key (student_id, adult_id)
      )`);
    this.addSql('create index linked_adults_of_adult on identity.linked_adults (adult_id)');
    this.addSql(`
      create table identity.link_invitations (
        id uuid primary key,
        student_id uuid not null references identity.users (id) on delete cascade,
        relation text not null check (relation in ('parent', 'counselor')),
        parts text[] not null,
        code_digest char(64) not null unique,
        expires_at timestamptz not null
      )`);
    this.addSql('create index link_invitations_of_student on identity.link_invitations (student_id)');
    this.addSql(`
      create table identity.linked_views (
        student_id uuid not null,
        adult_id uuid not null,
        what text not null,
        viewed_at timestamptz not null,
        primary key (student_id, adult_id, what),
        foreign key (student_id, adult_id) references identity.linked_adults (student_id, adult_id) on delete cascade
      )`);
  }
}
