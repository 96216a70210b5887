import { query } from '../servers/database.js';
import { linkAdult } from './link-adult.js';
import { call, type Person } from './people.js';
import { jobsFinished } from '../reactions.js';
import { type RunningApp } from '../servers/running-app.js';
import { PDF, upload } from './uploads.js';

const COLLEGE = 204796;

/** In every text that `plantEverything` writes, also where no id of the student stands beside it. */
export const MARK = 'Quokka-7319';

/** What has no call, or only one that takes a day or another person. */
const ROWS = [
  `insert into essays.season_reuses (user_id, item_id, essay)
   values ($1, gen_random_uuid(), 'personal common-app')`,
  `insert into matching.sent_reminders values ($1, 'bell', '${MARK}', current_date, 7, current_date)`,
  `insert into administration.student_views values ($1, gen_random_uuid(), now())`,
  `insert into administration.consultation_notes (id, student_id, author_id, text, created_at, updated_at)
     values (gen_random_uuid(), $1, gen_random_uuid(), '${MARK}', now(), now())`,
  `insert into identity.second_factors values ($1, 'sealed', now(), 0, now())`,
  `insert into identity.recovery_codes values (repeat('c', 64), $1)`,
  `insert into identity.provider_handoffs (browser_digest, user_id, access_digest, refresh_digest, waits_for_second_factor, expires_at)
     values (repeat('h', 64), $1, repeat('a', 64), repeat('r', 64), false, now() + interval '1 hour')`,
  `insert into identity.provider_links values (repeat('l', 64), $1, 'https://provider.example', '${MARK}', now() + interval '1 hour')`,
  `insert into essays.essay_openings (essay_id, admin_id, reason, opened_at)
     select id, gen_random_uuid(), '${MARK}', now() from essays.essays where user_id = $1`,
  `insert into essays.essay_comments (id, essay_id, admin_id, comment, is_private, comment_type, created_at, updated_at)
     select gen_random_uuid(), id, gen_random_uuid(), '${MARK}', true, 'feedback', now(), now() from essays.essays where user_id = $1`,
  `insert into essays.essay_reviews
       (id, essay_id, version_number, input_key, model, overall_score, rubric, strengths, improvements, line_comments,
        readability, originality, details)
     select gen_random_uuid(), id, 1, 'key', 'built-in/1', 80, '{}', '["${MARK}"]', '[]', '[]', '{}', '{}', '{}'
       from essays.essays where user_id = $1`,
  `insert into essays.jobs (id, essay_id, version_number, type, status)
     select gen_random_uuid(), id, 1, 'review', 'complete' from essays.essays where user_id = $1`,
  `insert into student_profile.sheet_activities (student_id, place, activity_id, on_sheet, grade_levels, timing)
     select student_id, 1, id, true, '{}', '{}' from student_profile.activity_impacts where student_id = $1`,
  `insert into student_profile.sheet_honors (student_id, place, award_id, on_sheet, grade_levels, recognition)
     select student_id, 1, id, true, '{}', '{}' from student_profile.awards where student_id = $1`,
  `insert into student_profile.brag_sheets (id, student_id, proudest_of, counselor_may_read, created_at, updated_at)
     values (gen_random_uuid(), $1, '${MARK}', true, now(), now())`,
  `insert into matching.share_links (id, student_id, name, shows_family_price, token_digest, made_at, expires_at)
     values (gen_random_uuid(), $1, '${MARK}', false, repeat('s', 64), now(), now() + interval '1 day')`,
  `insert into counseling_chat.message_reports
     select m.id, $1, 'other', now() from counseling_chat.conversation_messages m
       join counseling_chat.conversations c on c.id = m.conversation_id where c.user_id = $1 and m.role = 'assistant' limit 1`,
  `insert into counseling_chat.enhanced_lead_scores
       (conversation_id, user_id, timeline_score, academic_score, engagement_score, intent_score, total_score, score_tier,
        avg_message_length, questions_asked, stress_indicators, parent_involvement, computed_at)
     select id, $1, 1, 1, 1, 1, 4, 'low', 1, 1, '[]', false, now() from counseling_chat.conversations where user_id = $1
     on conflict do nothing`,
];

/** The student leaves something in every table, in the file store, in the mail and with a linked parent. */
export async function plantEverything(flyleaf: RunningApp, student: Person, parent: Person): Promise<void> {
  const does = async (method: string, path: string, body?: unknown) => {
    const reply = await call(flyleaf, student, method, path, body);
    if (reply.status >= 400) throw new Error(`${method} ${path}: ${JSON.stringify(reply.body)}`);
    return reply.body;
  };
  await call(flyleaf, null, 'POST', '/api/auth/login', { ...student, password: 'Wrong-Words-1' });
  await does('POST', '/api/user-profile', { city: MARK, state: 'OH', dateOfBirth: '2009-03-14' });
  await does('POST', '/api/interests-goals', { collegeGoals: MARK });
  const academics = await does('POST', '/api/academic-profile', { unweightedGpa: '3.4', schoolName: MARK });
  await does('POST', '/api/family-college-history', { entries: [{ relation: 'Mother', college: MARK }] });
  await does('POST', '/api/activity-impacts', { activityName: MARK });
  await does('POST', '/api/leadership-roles', { positionTitle: MARK, organizationName: MARK });
  await does('POST', '/api/awards', { name: MARK, level: 'State' });
  await does('POST', '/api/research-projects', { title: MARK });
  const drawing = await upload(flyleaf, student, `${MARK}.pdf`, PDF);
  await does('POST', '/api/portfolio-items', {
    type: 'Other',
    title: MARK,
    portfolioFile: drawing.body.normalizedPath,
  });
  await does('POST', '/api/detailed-courses/save', {
    academicProfileId: academics['id'],
    takenCourses: [{ subject: 'Music', courseName: MARK, courseType: 'Honors' }],
    plannedCourses: [],
  });
  await does('POST', '/api/ib-courses', { subject: MARK, level: 'SL' });
  await does('PUT', '/api/activities-sheet', { activities: [], honors: [] });

  // Its reply is kept for a while.
  await fetch(`${flyleaf.url}/api/saved-colleges`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${student.accessToken}`,
      'idempotency-key': 'once-and-only',
    },
    body: JSON.stringify({ collegeId: COLLEGE, notes: MARK }),
  });
  await does('POST', `/api/colleges/${String(COLLEGE)}/views`);
  const application = await does('POST', '/api/applications', {
    collegeId: COLLEGE,
    applicationType: 'Rolling',
    notes: MARK,
  });
  await does('PUT', `/api/applications/${String(application['id'])}/offer`, {
    costs: { tuition: 1, fees: null, housing: null, food: null, books: null, travel: null, other: null },
    inside: [],
    totalCost: null,
    statedNetPrice: null,
    aid: [],
    answers: {},
  });
  await does('POST', '/api/selection-criteria', { tuition: { min: null, max: 9000 } });
  await does('PATCH', `/api/recommendations/${String(COLLEGE)}`, { userNotes: MARK });
  await does('GET', '/api/recommendations');
  await does('POST', '/api/saved-searches', { name: MARK, query: 'state=OH' });
  await does('PATCH', '/api/notification-settings', {
    topics: [{ topic: 'reminders', bell: true, email: true }],
    timeZone: 'America/New_York',
  });
  await does('POST', '/api/calendar-feed');

  const essay = { title: MARK, essayType: 'Other', prompt: MARK, content: `I sing. ${MARK}`, submit: false };
  await does('POST', '/api/essays', essay);
  await does('POST', '/api/essay-plan/prompts', { collegeId: COLLEGE, promptId: 'common-app' });
  await does('PUT', '/api/essay-settings', { allowsOutsideReader: false });
  await does('PUT', '/api/season-plan/settings', { hoursPerWeek: 5, daysOff: [], busy: [] });
  await does('POST', '/api/chat/send', { message: `What should I do next? ${MARK}` });
  // A yes counts only from who may be asked; a no is kept of everyone.
  await does('PUT', '/api/chat/contact-choice', { isAllowed: false });

  await linkAdult(flyleaf, student, parent, 'parent', ['list']);
  await call(flyleaf, parent, 'GET', `/api/linked-students/${student.userId}/list`);
  await does('POST', '/api/sharing/invitations', { relation: 'counselor', parts: ['list'] });
  await call(flyleaf, null, 'POST', '/api/auth/forgot-password', { email: student.email });
  await jobsFinished(flyleaf, student);
  for (const statement of ROWS) await query(flyleaf, statement, [student.userId]);
  await query(
    flyleaf,
    `insert into identity.link_requests (id, student_id, adult_id, relation, asked_at, expires_at)
     values (gen_random_uuid(), $1, $2, 'counselor', now(), now() + interval '14 days')`,
    [student.userId, parent.userId],
  );
  await query(
    flyleaf,
    `insert into essays.essay_shares (essay_id, adult_id, linked_at, shared_at)
     select id, $2, now(), now() from essays.essays where user_id = $1`,
    [student.userId, parent.userId],
  );
  await query(
    flyleaf,
    `insert into matching.college_suggestions (id, student_id, adult_id, college_id, note, suggested_at)
     values (gen_random_uuid(), $1, $2, ${String(COLLEGE)}, '${MARK}', now())`,
    [student.userId, parent.userId],
  );
  await query(
    flyleaf,
    `insert into matching.parent_inputs (student_id, adult_id, income_range, most_a_year, shows_result)
     values ($1, $2, '$48,001-$75,000', 12000, true)`,
    [student.userId, parent.userId],
  );
}
