/** Where a trigger says `<student> <version>` for every profile that changes; the migration names it, too. */
export const PROFILE_VERSION_CHANNEL = 'student_profile_version';
