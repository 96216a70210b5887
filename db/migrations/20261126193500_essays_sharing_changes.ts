import { Migration } from '@mikro-orm/migrations';

/** An open page of an adult reads again when an essay is shared with them, or not anymore: over the channel of identity’s links. */
export class EssaysSharingChanges extends Migration {
  override up(): void {
    this.addSql(`
      create function essays.notify_essay_share_changed() returns trigger language plpgsql as $$
      begin
        perform pg_notify('identity_sharing', coalesce(new.adult_id, old.adult_id)::text);
        return null;
      end $$`);
    this.addSql(`
      create trigger notify_essay_share_changed after insert or update or delete on essays.essay_shares
         for each row execute function essays.notify_essay_share_changed()`);
  }
}
