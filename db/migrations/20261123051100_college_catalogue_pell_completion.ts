import { Migration } from '@mikro-orm/migrations';

/** How many students with a Pell grant finish: what a college does for students from families with less money. */
export class CollegeCataloguePellCompletion extends Migration {
  override up(): void {
    this.addSql(
      'alter table college_catalogue.college_outcomes add column completion_rate_4yr_pell college_catalogue.share',
    );
  }
}
