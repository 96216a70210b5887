import { Migration } from '@mikro-orm/migrations';

/** Tells every server whose links changed, so that an open page of either side reads again. */
export class IdentitySharingChanges extends Migration {
  override up(): void {
    this.addSql(`
      create function identity.notify_link_changed() returns trigger language plpgsql as $$
      begin
        perform pg_notify('identity_sharing', id::text)
           from (values (coalesce(new.student_id, old.student_id)), (coalesce(new.adult_id, old.adult_id))) ids (id);
        return null;
      end $$`);
    this.addSql(`
      create trigger notify_link_changed after insert or update or delete on identity.linked_adults
         for each row execute function identity.notify_link_changed()`);
    this.addSql(`
      create function identity.notify_linked_account_changed() returns trigger language plpgsql as $$
      begin
        perform pg_notify('identity_sharing', id::text)
           from (select student_id as id from identity.linked_adults where adult_id = new.id
                 union select adult_id from identity.linked_adults where student_id = new.id) ids;
        return null;
      end $$`);
    // A link rests while either account is closed, is leaving or has another role.
    this.addSql(`
      create trigger notify_linked_account_changed after update of is_active, removal_due_at, role on identity.users
         for each row
        when ((old.is_active, old.removal_due_at, old.role) is distinct from (new.is_active, new.removal_due_at, new.role))
     execute function identity.notify_linked_account_changed()`);
  }
}
