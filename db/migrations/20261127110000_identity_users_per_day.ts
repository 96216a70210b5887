import { Migration } from '@mikro-orm/migrations';

/**
 * How many of today's accounts began on each day (UTC), kept as accounts come and go: a page of all users is found by skipping
 * whole days, and nobody has to count 10,000 users to say how many there are.
 */
export class IdentityUsersPerDay extends Migration {
  override up(): void {
    this.addSql('create table identity.users_per_day (day date primary key, users integer not null)');
    this.addSql(`
      insert into identity.users_per_day
      select (created_at at time zone 'UTC')::date, count(*) from identity.users group by 1`);
    this.addSql(`
      create function identity.count_users_per_day() returns trigger language plpgsql as $$
      begin
        insert into identity.users_per_day as kept
        select (created_at at time zone 'UTC')::date as day, count(*) * case tg_op when 'INSERT' then 1 else -1 end
          from changed group by 1 order by 1
        on conflict (day) do update set users = kept.users + excluded.users;
        return null;
      end $$`);
    this.addSql(`
      create trigger count_users_added after insert on identity.users
        referencing new table as changed for each statement execute function identity.count_users_per_day()`);
    this.addSql(`
      create trigger count_users_removed after delete on identity.users
        referencing old table as changed for each statement execute function identity.count_users_per_day()`);
  }
}
