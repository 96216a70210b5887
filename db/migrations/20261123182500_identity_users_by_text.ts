import { Migration } from '@mikro-orm/migrations';

/** The people who run Flyleaf search accounts by any part of an email or a name. */
export class IdentityUsersByText extends Migration {
  override up(): void {
    this.addSql(`
      create index users_by_text on identity.users
        using gin (lower(email || E'\\n' || first_name || ' ' || last_name) gin_trgm_ops)`);
  }
}
