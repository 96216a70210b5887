import { Migration } from '@mikro-orm/migrations';

/** What the demo student still gets. Each part removes its row in the transaction that adds it. */
export class DemoMissingParts extends Migration {
  override up(): void {
    this.addSql('create schema demo');
    this.addSql(`
      create table demo.missing_parts (
        part text primary key check (part in ('profile', 'saved colleges')),
        student_id uuid not null
      )`);
  }
}
