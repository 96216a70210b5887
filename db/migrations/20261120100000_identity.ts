import { Migration } from '@mikro-orm/migrations';

export class Identity extends Migration {
  override up(): void {
    this.addSql('create schema identity');
    this.addSql(`
      create table identity.users (
        id uuid primary key,
        email varchar(255) not null constraint users_email_taken unique,
        first_name varchar(100) not null,
        last_name varchar(100) not null,
        role text not null default 'student' check (role in ('student', 'parent', 'counselor', 'admin')),
        password_hash text,
        google_id text unique,
        is_email_verified boolean not null default false,
        is_active boolean not null default true,
        profile_image_url text,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        last_login timestamptz,
        check (email = lower(email))
      )`);
    this.addSql(`
      create table identity.sign_ins (
        id uuid primary key,
        user_id uuid not null references identity.users on delete cascade,
        started_at timestamptz not null,
        expires_at timestamptz not null,
        revoked_at timestamptz
      )`);
    this.addSql('create index sign_ins_of_user on identity.sign_ins (user_id)');
    this.addSql(`
      create table identity.refresh_tokens (
        digest char(64) primary key,
        sign_in_id uuid not null references identity.sign_ins on delete cascade,
        issued_at timestamptz not null,
        spent_at timestamptz
      )`);
    this.addSql('create index refresh_tokens_of_sign_in on identity.refresh_tokens (sign_in_id)');
  }
}
