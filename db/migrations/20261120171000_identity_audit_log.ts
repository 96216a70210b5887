import { Migration } from '@mikro-orm/migrations';

/** What happened to accounts. Rows are added and, a year later, removed; in between only the person may be forgotten. */
export class IdentityAuditLog extends Migration {
  override up(): void {
    this.addSql(`
      create table identity.audit_log (
        id uuid primary key,
        happened_at timestamptz not null default now(),
        kind text not null,
        user_id uuid,
        by_user_id uuid,
        email_hash char(64),
        detail jsonb
      )`);
    this.addSql('create index audit_log_of_user on identity.audit_log (user_id, id desc)');
    this.addSql('create index audit_log_by_user on identity.audit_log (by_user_id)');
    this.addSql('create index audit_log_by_age on identity.audit_log (happened_at)');
    this.addSql(`
      create function identity.audit_log_stays() returns trigger language plpgsql as $$
      begin
        if tg_op = 'DELETE' and old.happened_at < now() - interval '1 year' then
          return old;
        end if;
        if tg_op = 'UPDATE'
           and (new.id, new.happened_at, new.kind) = (old.id, old.happened_at, old.kind)
           and (new.user_id is null or new.user_id = old.user_id)
           and (new.by_user_id is null or new.by_user_id = old.by_user_id)
           and new.email_hash is null and new.detail is null then
          return new;
        end if;
        raise exception 'identity.audit_log is append-only';
      end $$`);
    this.addSql(`
      create trigger audit_log_stays before update or delete on identity.audit_log
        for each row execute function identity.audit_log_stays()`);
    this.addSql(`
      create trigger audit_log_is_not_emptied before truncate on identity.audit_log
        for each statement execute function identity.audit_log_stays()`);
  }
}
