import { Injectable } from '@nestjs/common';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';
import { ACADEMIC_FIELDS, PERSONAL_FIELDS } from '../../domain/completion/answered-fields.js';
import { type AnsweredProfile } from '../../domain/completion/answered-profile.js';
import { calendarDay, columns, numberOrText } from '../read-models/columns.js';

const count = (table: string) =>
  `(select count(*)::int from student_profile.${table} l where l.student_id = p.student_id)`;

const ANSWERED = `
  select ${columns(PERSONAL_FIELDS, { dateOfBirth: calendarDay('date_of_birth') })},
         ${columns(ACADEMIC_FIELDS, {
           classRank: numberOrText('class_rank'),
           dualEnrollmentCredits: numberOrText('dual_enrollment_credits'),
         })},
         g.intended_major as "intendedMajor", coalesce(g.career_goals, '{}') as "careerGoals",
         jsonb_build_array(
           coalesce(g.college_type, '{}'), coalesce(g.location, '{}'), coalesce(g.college_size, '{}'),
           coalesce(g.geographic_regions, '{}'), coalesce(g.academic_preferences, '{}'),
           coalesce(g.student_life_preferences, '{}'), coalesce(g.cost_outcome_preferences, '{}')) as preferences,
         ${count('detailed_courses')} + ${count('ib_courses')} as courses,
         ${count('activity_impacts')} as activities, ${count('portfolio_items')} as "portfolioItems",
         ${count('awards')} as awards, ${count('research_projects')} as "researchProjects"
    from unnest($1::uuid[]) as p(student_id)
    left join student_profile.user_profiles u using (student_id)
    left join student_profile.academic_profiles a using (student_id)
    left join student_profile.interests_goals g using (student_id)`;

/** All answers of a student in one statement; all empty for a student who never saved. */
@Injectable()
export class SqlAnsweredProfile {
  constructor(private readonly sql: Sql) {}

  async of(studentId: string): Promise<AnsweredProfile> {
    const [profile] = await this.ofAll([studentId]);
    if (profile === undefined) throw new Error('The statement must return one row.');
    return profile;
  }

  /** In any order. */
  ofAll(studentIds: readonly string[]): Promise<AnsweredProfile[]> {
    return this.sql.rows<AnsweredProfile>(ANSWERED, [studentIds]);
  }
}
