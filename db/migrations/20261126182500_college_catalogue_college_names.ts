import { Migration } from '@mikro-orm/migrations';

/** For neighbors that name a college beside what they keep. */
export class CollegeCatalogueCollegeNames extends Migration {
  override up(): void {
    this.addSql(`
      create view college_catalogue.v_college_names as
      select unit_id as id, name from college_catalogue.colleges`);
  }
}
