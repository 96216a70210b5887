import { Migration } from '@mikro-orm/migrations';

/** How many transfer students apply and are admitted, section D2 of the Common Data Set. */
export class CollegeCatalogueTransfers extends Migration {
  override up(): void {
    this.addSql(`
      alter table college_catalogue.common_data_sets
        add column applied_transfers integer check (applied_transfers >= 0),
        add column admitted_transfers integer check (admitted_transfers >= 0)`);
  }
}
