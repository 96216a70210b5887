import { Migration } from '@mikro-orm/migrations';

/** A provider knows a person by issuer and subject. The other tables hold what is under way in one browser, for minutes. */
export class IdentityProviderSignIn extends Migration {
  override up(): void {
    this.addSql(`
      alter table identity.users
        add column google_issuer text,
        drop constraint users_google_id_key,
        add constraint users_provider_taken unique (google_issuer, google_id),
        add constraint users_provider_whole check ((google_issuer is null) = (google_id is null))`);
    this.addSql(`
      create table identity.provider_flows (
        browser_digest char(64) primary key,
        state text not null,
        nonce text not null,
        code_verifier text not null,
        expires_at timestamptz not null
      )`);
    this.addSql(`
      create table identity.provider_handoffs (
        browser_digest char(64) primary key,
        user_id uuid not null references identity.users on delete cascade,
        access_digest char(64) not null,
        refresh_digest char(64) not null,
        wrong_tries smallint not null default 0,
        waits_for_second_factor boolean not null default false,
        expires_at timestamptz not null,
        used_at timestamptz
      )`);
    this.addSql('create index provider_handoffs_of_user on identity.provider_handoffs (user_id)');
    this.addSql(`
      create table identity.provider_links (
        browser_digest char(64) primary key,
        user_id uuid not null references identity.users on delete cascade,
        issuer text not null,
        subject text not null,
        expires_at timestamptz not null
      )`);
    this.addSql('create index provider_links_of_user on identity.provider_links (user_id)');
  }
}
