import { Migration } from '@mikro-orm/migrations';

/** HBCUs and colleges of one faith come first in the list of a student who asks for them. */
export class StudentProfileCollegeCommunities extends Migration {
  override up(): void {
    this.addSql(
      "alter table student_profile.interests_goals add column college_communities text[] not null default '{}'",
    );
  }
}
