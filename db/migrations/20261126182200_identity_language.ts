import { Migration } from '@mikro-orm/migrations';

/** The language someone reads and is written to in, and when they chose it. */
export class IdentityLanguage extends Migration {
  override up(): void {
    this.addSql(`
      alter table identity.users
        add column language text not null default 'en' check (language in ('en', 'es')),
        add column language_chosen_at timestamptz`);
  }
}
