import { Migration } from '@mikro-orm/migrations';

/** What someone chose on the pricing page; nothing is paid, so it opens and closes no door. */
export class IdentityChosenPlan extends Migration {
  override up(): void {
    this.addSql(`
      alter table identity.users
        add column chosen_plan text not null default 'starter'
          check (chosen_plan in ('starter', 'professional', 'premium'))`);
  }
}
