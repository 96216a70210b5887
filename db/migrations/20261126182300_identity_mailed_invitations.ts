import { Migration } from '@mikro-orm/migrations';

/** To whom a student sent an invitation: the address is sealed, because it may be of someone without an account. */
export class IdentityMailedInvitations extends Migration {
  override up(): void {
    this.addSql('alter table identity.link_invitations add column sealed_email text');
  }
}
