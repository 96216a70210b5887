import { Migration } from '@mikro-orm/migrations';

/** Where relatives went to college, and the leadership roles a student holds or held. */
export class StudentProfileFamilyAndLeadership extends Migration {
  override up(): void {
    this.addSql(`
      create table student_profile.family_college_history (
        ${OWNED}
        relation text not null,
        college varchar(255),
        degree varchar(255),
        grad_year int,
        position int not null
      )`);
    this.addSql('create index on student_profile.family_college_history (student_id, position)');
    this.addSql(`
      create table student_profile.leadership_roles (
        ${OWNED}
        organization_name varchar(255) not null,
        position_title varchar(255) not null,
        level text,
        start_date date,
        end_date date,
        description text,
        responsibilities text,
        achievements text,
        impact text,
        constraint ends_after_it_starts check (end_date >= start_date)
      )`);
    this.addSql('create index on student_profile.leadership_roles (student_id, created_at, id)');
  }
}

const OWNED = `
        id uuid primary key,
        student_id uuid not null references student_profile.profiles on delete cascade,
        created_at timestamptz not null,
        updated_at timestamptz not null,`;
