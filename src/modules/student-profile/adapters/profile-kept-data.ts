import { Injectable } from '@nestjs/common';
import { KeptData, WITH_ACCOUNT } from '#shared-kernel/application/kept-data.js';

const WITH_ENTRY = 'Until you delete an entry, or as long as your account exists.';
const WITH_SHEET = 'Until you delete the activity or award, or as long as your account exists.';

const table = (name: string, title: string, howLong = WITH_ACCOUNT, orderBy = 'created_at, id') => ({
  table: `student_profile.${name}`,
  howLong,
  title,
  of: 'student_id = $1',
  orderBy,
  without: ['student_id'],
});

@Injectable()
export class ProfileKeptData extends KeptData {
  readonly title = 'Profile';
  readonly tables = [
    table('user_profiles', 'About you'),
    table('family_college_history', 'Where your family went to college'),
    table('academic_profiles', 'School and tests'),
    table('detailed_courses', 'Courses'),
    table('ib_courses', 'IB courses'),
    table('interests_goals', 'What you want'),
    table('activity_impacts', 'Activities', WITH_ENTRY),
    table('leadership_roles', 'Leadership roles', WITH_ENTRY),
    table('portfolio_items', 'Portfolio', WITH_ENTRY),
    table('awards', 'Awards', WITH_ENTRY),
    table('research_projects', 'Research', WITH_ENTRY),
    table('activities_sheets', 'Your activities sheet', WITH_SHEET, 'student_id'),
    table('sheet_activities', 'Activities on the sheet', WITH_SHEET, 'place'),
    table('sheet_honors', 'Honors on the sheet', WITH_SHEET, 'place'),
    table('brag_sheets', 'Your brag sheet', 'Until you empty an answer, or as long as your account exists.'),
    {
      ...table('edit_days', 'Days on which you changed your profile', 'For a hundred days.', 'day'),
      deletedWhen: 'day < current_date - 100',
    },
    table('profiles', 'How often you changed your profile', WITH_ACCOUNT, 'student_id'),
  ];
}
