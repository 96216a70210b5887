import { Migration } from '@mikro-orm/migrations';

/**
 * How many of today's accounts began in each week (from Monday, UTC), instead of on each day: a page of all users is found by
 * skipping whole weeks, of which there are fewer to add up.
 */
export class IdentityUsersPerWeek extends Migration {
  override up(): void {
    this.addSql('drop trigger count_users_added on identity.users');
    this.addSql('drop trigger count_users_removed on identity.users');
    this.addSql('drop function identity.count_users_per_day()');
    this.addSql('drop table identity.users_per_day');
    this.addSql('create table identity.users_per_week (week date primary key, users integer not null)');
    this.addSql(`
      insert into identity.users_per_week
      select date_trunc('week', created_at at time zone 'UTC')::date, count(*) from identity.users group by 1`);
    this.addSql(`
      create function identity.count_users_per_week() returns trigger language plpgsql as $$
      begin
        insert into identity.users_per_week as kept
        select date_trunc('week', created_at at time zone 'UTC')::date as week,
               count(*) * case tg_op when 'INSERT' then 1 else -1 end
          from changed group by 1 order by 1
        on conflict (week) do update set users = kept.users + excluded.users;
        return null;
      end $$`);
    this.addSql(`
      create trigger count_users_added after insert on identity.users
        referencing new table as changed for each statement execute function identity.count_users_per_week()`);
    this.addSql(`
      create trigger count_users_removed after delete on identity.users
        referencing old table as changed for each statement execute function identity.count_users_per_week()`);
  }
}
