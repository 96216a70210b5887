import { Migration } from '@mikro-orm/migrations';

/** Links sent by mail, where a sign-in lives, and a second factor. Of secrets only digests or sealed text are kept. */
export class IdentityAccountSafety extends Migration {
  override up(): void {
    this.addSql(`
      create table identity.password_reset_tokens (
        id uuid primary key,
        user_id uuid not null references identity.users on delete cascade,
        token varchar(64) not null unique,
        token_type text not null default 'password_reset'
          check (token_type in ('password_reset', 'email_verification', 'email_change')),
        email varchar(255) not null,
        expires_at timestamptz not null,
        used_at timestamptz,
        created_at timestamptz not null
      )`);
    this.addSql(
      'create index password_reset_tokens_of_user on identity.password_reset_tokens (user_id, token_type)',
    );
    this.addSql(`
      alter table identity.sign_ins
        add column device text not null default 'Unknown device',
        add column address text,
        add column last_used_at timestamptz`);
    this.addSql('update identity.sign_ins set last_used_at = started_at');
    this.addSql('alter table identity.sign_ins alter column last_used_at set not null');
    this.addSql(`
      create table identity.second_factors (
        user_id uuid primary key references identity.users on delete cascade,
        sealed_secret text not null,
        confirmed_at timestamptz,
        last_step integer not null default 0,
        created_at timestamptz not null
      )`);
    this.addSql(`
      create table identity.recovery_codes (
        digest char(64) primary key,
        user_id uuid not null references identity.second_factors on delete cascade
      )`);
    this.addSql('create index recovery_codes_of_user on identity.recovery_codes (user_id)');
  }
}
