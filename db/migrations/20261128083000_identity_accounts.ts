import { Migration } from '@mikro-orm/migrations';

/** Published for a statement that adds what a person asked to store: `for key share` holds the account until it is committed. */
export class IdentityAccounts extends Migration {
  override up(): void {
    this.addSql('create view identity.v_accounts as select id from identity.users');
  }
}
