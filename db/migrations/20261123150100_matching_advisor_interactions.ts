import { Migration } from '@mikro-orm/migrations';

/** Answers of the advisor and reviews of essays, as the dashboard counts them. */
export class MatchingAdvisorInteractions extends Migration {
  override up(): void {
    this.addSql(`
      create table matching.advisor_interactions (
        student_id uuid not null,
        interaction_id uuid not null,
        primary key (student_id, interaction_id)
      )`);
    // Reviews that were completed before they were counted.
    this.addSql(`
      insert into matching.advisor_interactions (student_id, interaction_id)
      select essays.user_id, essay_reviews.id
        from essays.essay_reviews
        join essays.essays on essays.id = essay_reviews.essay_id`);
  }
}
