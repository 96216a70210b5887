/** Tables with public data about colleges and majors, the made-up demo student's, and counts and settings without anybody's id. */
export const ABOUT_NOBODY =
  /^college_catalogue\.(?!saved_searches|kept_facts)|^essays\.authorship_keys$|^counseling_chat\.(support_cards|lead_settings)$|^identity\.users_per_week$|^student_profile\.majors$|^demo\.|^public\.|^jobs\.(?!job$)/;
