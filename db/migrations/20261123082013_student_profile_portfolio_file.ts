import { Migration } from '@mikro-orm/migrations';

/** The address of the file a student uploaded to a portfolio item. */
export class StudentProfilePortfolioFile extends Migration {
  override up(): void {
    this.addSql('alter table student_profile.portfolio_items add column portfolio_file varchar(500)');
  }

  override down(): void {
    this.addSql('alter table student_profile.portfolio_items drop column portfolio_file');
  }
}
