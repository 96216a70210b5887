import { Injectable } from '@nestjs/common';
import DataLoader from 'dataloader';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';
import { type AcademicSnapshot, StudentDirectory } from '../../contracts/index.js';
import { profileCompletion } from '../../domain/completion/profile-completion.js';
import { SqlAnsweredProfile } from './sql-answered-profile.js';

const VERSIONS =
  'select student_id as id, version::float8 as version from student_profile.profiles where student_id = any ($1::uuid[])';

/** One statement, so that the answers and the version belong together. */
const SNAPSHOT = `
  select p.student_id as "studentId", p.version::float8 as "profileVersion",
         coalesce(u.state, a.school_state) as "homeState",
         case when u.state is not null then substring(u.zip_code from '^\\s*(\\d{3})\\d{2}') end as "homeZipArea",
         coalesce(a.gpa_scale, '4.0')::float8 as "gpaScale",
         a.unweighted_gpa_value::float8 as "unweightedGpa",
         a.weighted_gpa_value::float8 as "weightedGpa",
         nullif(a.class_rank, 'N/A')::int as "classRank", a.class_size as "classSize",
         a.sat_total as "satTotal", a.act_composite as "actComposite", a.test_preference as "testPreference",
         a.ap_courses_taken as "apCoursesTaken", a.ib_hl_count as "ibHlCount", a.ib_sl_count as "ibSlCount",
         a.honors_courses as "honorsCourses",
         nullif(a.dual_enrollment_credits, 'N/A')::int as "dualEnrollmentCredits",
         g.intended_major as "intendedMajor", m.cip_family as "cipFamily",
         replace(m.cip4, '.', '') as "majorCip4", a.current_grade_level as "gradeLevel",
         (select coalesce(jsonb_agg(jsonb_build_object(
                   'id', i.id, 'hoursPerWeek', i.hours_per_week, 'weeksPerYear', i.weeks_per_year,
                   'yearsCommitted', i.years_committed, 'level', i.level,
                   'leadership', coalesce(lower(i.leadership_position) not in ('none', 'no', 'n/a'), false))
                 order by i.created_at, i.id), '[]')
            from student_profile.activity_impacts i where i.student_id = p.student_id) as activities,
         (select coalesce(jsonb_agg(jsonb_build_object('level', w.level) order by w.created_at, w.id), '[]')
            from student_profile.awards w where w.student_id = p.student_id) as awards,
         (select count(*)::int from student_profile.research_projects r where r.student_id = p.student_id)
           as "researchProjects",
         (select count(*)::int from student_profile.portfolio_items f where f.student_id = p.student_id)
           as "portfolioItems",
         coalesce(g.location, '{}') as settings, coalesce(g.geographic_regions, '{}') as regions,
         coalesce(g.college_size, '{}') as sizes, g.ownership,
         coalesce(g.college_type, '{}') as "collegeTypes",
         coalesce(g.academic_preferences || g.student_life_preferences || g.cost_outcome_preferences, '{}') as priorities,
         coalesce(g.single_sex_colleges, '{}') as "singleSexColleges",
         coalesce(g.college_communities, '{}') as "collegeCommunities", g.max_tuition::float8 as "maxCost",
         g.financial_aid_needed as "needsAid", g.max_distance_from_home as "maxMiles",
         nullif(u.household_income_range, 'prefer not to answer') as "incomeBand",
         to_jsonb(array_remove(array[
           case when a.unweighted_gpa = 'N/A' and a.weighted_gpa = 'N/A' then 'grades' end,
           case when g.intended_major is not null and m.cip_family is null then 'major' end,
           case when u.household_income_range = 'prefer not to answer' then 'income' end,
           case when u.country <> 'United States' and coalesce(u.state, a.school_state) is null then 'residency' end
         ], null)) as declined
    from student_profile.profiles p
    left join student_profile.user_profiles u using (student_id)
    left join student_profile.academic_profiles a using (student_id)
    left join student_profile.interests_goals g using (student_id)
    left join student_profile.majors m on lower(m.name) = lower(g.intended_major)
   where p.student_id = $1`;

@Injectable()
export class SqlStudentDirectory extends StudentDirectory {
  /** Batches the reads of one turn of the event loop into one statement. Nothing is cached. */
  private readonly versions = new DataLoader((ids: readonly string[]) => this.loadVersions(ids), {
    cache: false,
    batchScheduleFn: (load) => void setImmediate(load),
  });

  constructor(
    private readonly sql: Sql,
    private readonly answered: SqlAnsweredProfile,
  ) {
    super();
  }

  academicSnapshot(studentId: string): Promise<AcademicSnapshot | null> {
    return this.sql.row<AcademicSnapshot>(SNAPSHOT, [studentId]);
  }

  async profileVersion(studentId: string): Promise<number> {
    // A transaction has its connection already. Waiting for a second one could deadlock the pool.
    return this.sql.isInUnitOfWork
      ? ((await this.versionsOf([studentId])).get(studentId) ?? 0)
      : this.versions.load(studentId);
  }

  async completionPercent(studentId: string): Promise<number> {
    return profileCompletion(await this.answered.of(studentId)).percent;
  }

  private async loadVersions(ids: readonly string[]): Promise<number[]> {
    const found = await this.versionsOf(ids);
    return ids.map((id) => found.get(id) ?? 0);
  }

  private async versionsOf(ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const rows = await this.sql.rows<{ id: string; version: number }>(VERSIONS, [ids]);
    return new Map(rows.map(({ id, version }) => [id, version]));
  }
}
