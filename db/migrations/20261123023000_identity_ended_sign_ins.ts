import { Migration } from '@mikro-orm/migrations';

/** Every replica learns at once which sign-ins have ended, whatever ended them. */
export class IdentityEndedSignIns extends Migration {
  override up(): void {
    this.addSql(`
      create function identity.notify_sign_in_ended() returns trigger language plpgsql as $$
        begin
          perform pg_notify('identity_sign_in_ended', old.id::text);
          return null;
        end $$`);
    this.addSql(`
      create trigger notify_sign_in_revoked after update of revoked_at on identity.sign_ins
        for each row when (old.revoked_at is null and new.revoked_at is not null)
        execute function identity.notify_sign_in_ended()`);
    this.addSql(`
      create trigger notify_sign_in_deleted after delete on identity.sign_ins
        for each row when (old.revoked_at is null and old.expires_at > now())
        execute function identity.notify_sign_in_ended()`);
    this.addSql(`
      create function identity.notify_account_deactivated() returns trigger language plpgsql as $$
        begin
          perform pg_notify('identity_sign_in_ended', id::text) from identity.sign_ins
            where user_id = new.id and revoked_at is null and expires_at > now();
          return null;
        end $$`);
    this.addSql(`
      create trigger notify_account_deactivated after update of is_active on identity.users
        for each row when (old.is_active and not new.is_active)
        execute function identity.notify_account_deactivated()`);
  }
}
