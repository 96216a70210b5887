import { Migration } from '@mikro-orm/migrations';

/** Every replica hears of the profiles that change, so that none has to ask before each page it shows. */
export class StudentProfileVersionNotices extends Migration {
  override up(): void {
    this.addSql(`
      create function student_profile.announce_version() returns trigger language plpgsql as $$
        begin
          perform pg_notify('student_profile_version', new.student_id || ' ' || new.version);
          return null;
        end $$`);
    this.addSql(`
      create trigger announce_version after update of version on student_profile.profiles
        for each row execute function student_profile.announce_version()`);
  }
}
