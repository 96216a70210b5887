import { Injectable } from '@nestjs/common';
import { type CopiedTable, KeptData, WITH_ACCOUNT } from '#shared-kernel/application/kept-data.js';

const COLLEGE = '(select c.name from college_catalogue.v_college_names c where c.id = kept.college_id)';
const APPLIED = `(
  select c.name from college_catalogue.v_college_names c
    join matching.applications a on a.college_id = c.id where a.id = kept.application_id)`;

const table = (
  name: string,
  orderBy: string,
  kept: Partial<CopiedTable> & { title: string },
): CopiedTable => ({
  table: `matching.${name}`,
  howLong: WITH_ACCOUNT,
  of: 'student_id = $1',
  orderBy,
  ...kept,
  without: ['student_id', ...(kept.without ?? [])],
});

const ofCollege = { beside: { college: COLLEGE }, without: ['college_id'] };

@Injectable()
export class MatchingKeptData extends KeptData {
  readonly title = 'List, applications and matches';
  readonly tables = [
    table('saved_colleges', 'saved_at, id', {
      title: 'Your list',
      howLong: 'Until you remove an entry, or as long as your account exists.',
      ...ofCollege,
    }),
    table('applications', 'created_at, id', {
      title: 'Your applications',
      howLong:
        'Until you remove an entry, or as long as your account exists. A deleted application is gone within two days.',
      // Until then it can be restored.
      deletedWhen: `deleted_at < now() - interval '1 day'`,
      ...ofCollege,
    }),
    table('aid_offers', 'created_at, application_id', {
      title: 'Your financial aid offers',
      howLong: 'Until you delete the offer or the application, or as long as your account exists.',
      beside: { college: APPLIED },
      without: ['changed_by'],
    }),
    // The parent's own, so it is in the parent's copy and not in the student's.
    table('parent_inputs', 'student_id', {
      title: 'What you entered about paying for college',
      howLong: 'Until the student or the parent ends the link, or as long as both accounts exist.',
      of: 'adult_id = $1',
      without: ['adult_id', 'is_hidden'],
    }),
    table('sent_reminders', 'sent_on, day', {
      title: 'Reminders we sent',
      howLong: 'What was sent, until 30 days after the date.',
      deletedWhen: `day < current_date - 30`,
    }),
    table('calendar_feeds', 'student_id', {
      title: 'Your calendar address',
      howLong: 'Until you turn it off or make a new one.',
      without: ['address_hash'],
    }),
    // Removed by a job of its own, `RemoveExpiredShareLinks`.
    table('share_links', 'made_at, id', {
      title: 'Links you made for people without an account',
      howLong: 'Until you turn it off. Otherwise it is deleted within a day after it ended.',
      without: ['token_digest'],
    }),
    table('college_suggestions', 'suggested_at, id', {
      title: 'Colleges that were suggested to you, or that you suggested',
      howLong:
        'Until the student stops sharing with the person who suggested it, or as long as your account exists.',
      of: 'student_id = $1 or adult_id = $1',
      ...ofCollege,
      without: ['adult_id', 'college_id'],
    }),
    table('selection_criteria', 'student_id', { title: 'What counts for you' }),
    table('recommendation_choices', 'changed_at, college_id', {
      title: 'What you think of colleges',
      ...ofCollege,
    }),
    // Computed again by the job `RefreshStaleRecommendations`.
    table('prediction_runs', 'student_id', {
      title: 'When we worked out your colleges',
      howLong: '30 days at most.',
    }),
    table('prediction_results', 'place, id', {
      title: 'Colleges we worked out for you',
      howLong: '30 days at most.',
      ...ofCollege,
    }),
    table('college_views', 'day, college_id', { title: 'Colleges you looked at', ...ofCollege }),
    table('advisor_interactions', 'interaction_id', { title: 'How often Wren helped' }),
  ];
}
