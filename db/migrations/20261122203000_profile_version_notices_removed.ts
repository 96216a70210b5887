import { Migration } from '@mikro-orm/migrations';

/** Every read asks for the profile version, so no replica listens for changes. */
export class ProfileVersionNoticesRemoved extends Migration {
  override up(): void {
    this.addSql('drop trigger announce_version on student_profile.profiles');
    this.addSql('drop function student_profile.announce_version()');
  }
}
