import { Migration } from '@mikro-orm/migrations';

/** Every read asks for the profile version, and the catalogue version is asked for every second: nobody listens. */
export class VersionNoticesRemoved extends Migration {
  override up(): void {
    this.addSql('drop trigger announce_version on student_profile.profiles');
    this.addSql('drop function student_profile.announce_version()');
    this.addSql('drop trigger notify_version on college_catalogue.catalogue_version');
    this.addSql('drop function college_catalogue.notify_version()');
  }
}
