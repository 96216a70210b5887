import { Migration } from '@mikro-orm/migrations';

/** The demo student gets applications too. */
export class DemoApplications extends Migration {
  override up(): void {
    this.addSql('alter table demo.missing_parts drop constraint missing_parts_part_check');
    this.addSql(`
      alter table demo.missing_parts add constraint missing_parts_part_check
        check (part in ('profile', 'saved colleges', 'essays', 'applications'))`);
  }
}
