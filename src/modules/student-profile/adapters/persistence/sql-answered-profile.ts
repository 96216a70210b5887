import { type SqlReader } from '#shared-kernel/adapters/persistence/sql-reader.js';
import { type AnsweredProfile } from '../../domain/completion/profile-sections.js';

const count = (table: string) =>
  `(select count(*)::int from student_profile.${table} l where l.student_id = p.student_id)`;

const ANSWERED = `
  select u.first_name as "firstName", u.last_name as "lastName", u.street_address as "streetAddress", u.city, u.state,
         coalesce(u.race_ethnicity, '{}') as "raceEthnicity", u.parent_education_level as "parentEducationLevel",
         u.household_income_range as "householdIncomeRange",
         g.intended_major as "intendedMajor", coalesce(g.career_goals, '{}') as "careerGoals",
         jsonb_build_array(
           coalesce(g.college_type, '{}'), coalesce(g.location, '{}'), coalesce(g.college_size, '{}'),
           coalesce(g.geographic_regions, '{}'), coalesce(g.academic_preferences, '{}'),
           coalesce(g.student_life_preferences, '{}'), coalesce(g.cost_outcome_preferences, '{}')) as preferences,
         a.school_name as "schoolName", a.current_grade_level as "currentGradeLevel", a.graduation_year as "graduationYear",
         a.gpa_scale as "gpaScale", a.unweighted_gpa as "unweightedGpa", a.weighted_gpa as "weightedGpa",
         a.class_rank as "classRank", a.sat_total as "satTotal", a.sat_math as "satMath",
         a.sat_reading_writing as "satReadingWriting", a.act_composite as "actComposite", a.act_english as "actEnglish",
         a.act_math as "actMath", a.ap_courses_taken as "apCoursesTaken", a.honors_courses as "honorsCourses",
         a.dual_enrollment_credits as "dualEnrollmentCredits",
         ${count('activity_impacts')} as activities, ${count('portfolio_items')} as "portfolioItems",
         ${count('awards')} as awards, ${count('research_projects')} as "researchProjects"
    from student_profile.profiles p
    left join student_profile.user_profiles u using (student_id)
    left join student_profile.academic_profiles a using (student_id)
    left join student_profile.interests_goals g using (student_id)
   where p.student_id = $1`;

export const answeredProfile = (sql: SqlReader, studentId: string): Promise<AnsweredProfile | null> =>
  sql.row<AnsweredProfile>(ANSWERED, [studentId]);
