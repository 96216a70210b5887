import { Migration } from '@mikro-orm/migrations';

/** Published for the copy a student takes along, which names the adults they shared something with. */
export class IdentityAdultNames extends Migration {
  override up(): void {
    this.addSql(`
      create view identity.v_adult_names as
        select id, concat_ws(' ', first_name, last_name) as name from identity.users where role in ('parent', 'counselor')`);
  }
}
