import { Injectable } from '@nestjs/common';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';
import {
  CollegeDirectory,
  type CollegeInFull,
  type CollegeMatchingFacts,
  type CollegeNaming,
  type CatalogueFacts,
  type ProgramInField,
  type ProgramsInField,
} from '../../contracts/index.js';
import { CollegeInFullReadModel } from './college-in-full.read-model.js';

const VERSION = `select coalesce(released_on::text, 'none') || '.' || version as version from college_catalogue.catalogue_version`;

const IS_IMPORTING = `
  select exists (select from college_catalogue.imports where state in ('queued', 'running', 'waiting')) as "isImporting"`;

/** A millisecond or two of the event loop. */
const FACTS_AT_ONCE = 100;

/** The federal code for a college that the classification leaves out, most often a branch. */
const carnegie = (column: string) =>
  `case when '${column}' = any (c.not_applicable) then -2 else c.${column} end`;

/** Completion and retention are the four-year figures at every college, as the method was calibrated on them. */
const NEXT_FACTS = `
  with none as (select jsonb_object_agg(cip_family, 0) as awarded from college_catalogue.program_families)
  select c.unit_id as "unitId", coalesce(named.card ->> 'shortName', c.name) as name, c.state,
         (array['public', 'private-nonprofit', 'private-for-profit'])[c.ownership] as control,
         (array['four-year', 'two-year', 'less-than-two-year'])[c.institution_level] as level,
         (array['not-classified', 'certificate', 'associate', 'bachelors', 'graduate'])[c.predominant_degree + 1]
           as "predominantDegree",
         c.operating, coalesce(c.online_only, false) as "distanceOnly", c.region as "federalRegion", c.locale,
         s.undergraduates,
         ${carnegie('carnegie_basic')} as "carnegieClass", nullif(greatest(c.religious_affiliation, 0), 0) as "religiousAffiliation",
         coalesce(c.hbcu, false) as "historicallyBlack",
         coalesce(c.women_only, false) as "womenOnly", coalesce(c.men_only, false) as "menOnly",
         coalesce(c.main_campus, true) as "mainCampus", coalesce(c.under_investigation, false) as "underCashMonitoring",
         left(c.zip, 3) as "zipArea", c.latitude::float8 as latitude, c.longitude::float8 as longitude, t.programs as "bachelorsPrograms",
         nullif(a.admit_rate, 0)::float8 as "admitRate", coalesce(a.open_admission = 1, false) as "openAdmission",
         case a.test_policy when 1 then 'required' when 2 then 'recommended' when 3 then 'not-considered'
                            when 5 then 'optional' end as "testPolicy",
         a.sat_reading_25 as "satReading25", a.sat_reading_75 as "satReading75",
         a.sat_math_25 as "satMath25", a.sat_math_75 as "satMath75",
         a.act_composite_25 as "act25", a.act_composite_75 as "act75",
         o.completion_rate_4yr::float8 as "completionRate", o.retention_full_time_4yr::float8 as "retentionRate",
         d.pell_share::float8 as "pellShare", o.completion_rate_4yr_pell::float8 as "completionRatePell",
         f.student_faculty_ratio::float8 as "studentFacultyRatio", ${carnegie('carnegie_size_setting')} as "sizeSetting",
         round(1 - ((power(s.white_share, 2) + power(s.black_share, 2) + power(s.hispanic_share, 2)
              + power(s.asian_share, 2) + power(s.american_indian_share, 2) + power(s.pacific_islander_share, 2)
              + power(s.two_or_more_races_share, 2) + power(s.nonresident_share, 2))
              / nullif(power(s.white_share + s.black_share + s.hispanic_share + s.asian_share + s.american_indian_share
                             + s.pacific_islander_share + s.two_or_more_races_share + s.nonresident_share, 2), 0))::numeric,
           5)::float8 as "studentDiversity",
         k.cost_of_attendance as "costOfAttendance", e.earnings_10yr_median as "medianEarnings",
         d.median_debt_completers::float8 as "medianDebt", cds.grades as "publishedGrades",
         k.tuition_in_state as "tuitionInState", k.tuition_out_of_state as "tuitionOutOfState",
         k.net_price as "netPrice", k.net_price_0_30k as "netPrice0To30k", k.net_price_30_48k as "netPrice30To48k",
         k.net_price_48_75k as "netPrice48To75k", k.net_price_75_110k as "netPrice75To110k",
         k.net_price_110k_plus as "netPrice110kPlus",
         case when p.awarded is null then '{}'::jsonb else none.awarded || p.awarded end as "programShares",
         coalesce(p.bachelors, '{}') as "bachelorsFamilies"
    from college_catalogue.colleges c
   cross join none
    left join college_catalogue.college_search named using (unit_id)
    left join college_catalogue.college_admissions a using (unit_id, data_year)
    left join college_catalogue.college_costs k using (unit_id, data_year)
    left join college_catalogue.college_aid d using (unit_id, data_year)
    left join college_catalogue.college_outcomes o using (unit_id, data_year)
    left join college_catalogue.college_student_body s using (unit_id, data_year)
    left join college_catalogue.college_academics f using (unit_id, data_year)
    left join college_catalogue.college_earnings e using (unit_id, data_year)
    left join lateral (
         select case when count(*) > 0 then coalesce(
                  array_agg(replace(cip4, '.', '') order by cip4) filter (where credential_level = 3), '{}') end as programs
           from college_catalogue.college_programs g
          where g.unit_id = c.unit_id and g.data_year = c.data_year) t on true
    left join lateral (
         select jsonb_object_agg(cip_family, award_share) filter (where award_share is not null) as awarded,
                array_agg(cip_family order by cip_family) filter (where bachelors_offered in (1, 2)) as bachelors
           from college_catalogue.college_program_families y
          where y.unit_id = c.unit_id and y.data_year = c.data_year) p on true
    left join lateral (
         select jsonb_build_object(
                  'cdsYear', u.edition,
                  'bandShares', (select jsonb_agg(coalesce(share, 0)::float8) from unnest(array[
                    u.grades_4_00, u.grades_3_75, u.grades_3_50, u.grades_3_25, u.grades_3_00, u.grades_2_50,
                    u.grades_2_00, u.grades_1_00, u.grades_below_1_00]) as share),
                  'average', u.grades_average) as grades
           from college_catalogue.common_data_sets u
          where u.unit_id = c.unit_id and u.grades_4_00 is not null and u.grades_3_75 is not null
          order by u.edition desc limit 1) cds on true
   where c.unit_id > $1
   order by c.unit_id
   limit ${FACTS_AT_ONCE}`;

const ADMISSIONS_TERM = `
  select m.describes as term
    from college_catalogue.catalogue_version e join college_catalogue.column_meanings m using (released_on)
   where m.column_name = 'applicants'`;

const PUBLIC = 1;
const CERTIFICATES = 1;
const BACHELORS = 3;
const NAMES = `
  select c.unit_id as "unitId", c.name, s.card ->> 'shortName' as "shortName", c.city, c.state, c.zip,
         array(select n.nickname from college_catalogue.nicknames n where n.unit_id = c.unit_id order by 1) as nicknames,
         coalesce(s.card -> 'otherNames', '[]') as "otherNames",
         c.institution_level = 1 as "isFourYear", c.predominant_degree = ${BACHELORS} as "isMainlyBachelors",
         coalesce(c.main_campus, true) as "isMainCampus", s.admit_rate::float8 as "admitRate", s.undergraduates
    from college_catalogue.colleges c
    join college_catalogue.college_search s using (unit_id)
   where c.operating and c.institution_level in (1, 2)
     and (c.predominant_degree <> ${CERTIFICATES} or c.ownership = ${PUBLIC} and c.highest_degree > ${CERTIFICATES})
   order by c.unit_id`;

const PROGRAMS_IN_FIELD = `
  select p.unit_id as "unitId", m.describes,
         jsonb_agg(jsonb_build_object('cip', p.cip4, 'medianEarnings', p.earnings_5yr_median)
                   order by p.graduates desc nulls last, t.title, p.cip4) as programs
    from college_catalogue.college_programs p
    join college_catalogue.program_titles t using (cip4)
    join college_catalogue.colleges c using (unit_id, data_year)
    left join college_catalogue.column_meanings m
      on m.released_on = c.released_on and m.column_name = 'earnings_5yr_median'
   where p.cip4 like $1 || '.%' and p.credential_level = ${BACHELORS}
   group by p.unit_id, m.describes`;

@Injectable()
export class SqlCollegeDirectory extends CollegeDirectory {
  constructor(
    private readonly sql: Sql,
    private readonly inFull: CollegeInFullReadModel,
  ) {
    super();
  }

  async catalogueVersion(): Promise<string> {
    const current = await this.sql.row<{ version: string }>(VERSION);
    if (current === null) throw new Error('The catalogue has no version.');
    return current.version;
  }

  async isImporting(): Promise<boolean> {
    const row = await this.sql.row<{ isImporting: boolean }>(IS_IMPORTING);
    return row?.isImporting === true;
  }

  async collegeFacts(): Promise<CatalogueFacts> {
    // Read before the colleges, so it is never newer than they are: a change during the read leads to another load.
    const catalogueVersion = await this.catalogueVersion();
    const [colleges, term] = await Promise.all([
      this.facts(),
      this.sql.row<{ term: string }>(ADMISSIONS_TERM),
    ]);
    return { catalogueVersion, admissionsTerm: term?.term ?? null, colleges };
  }

  collegeNames(): Promise<CollegeNaming[]> {
    return this.sql.rows<CollegeNaming>(NAMES);
  }

  collegeInFull(unitId: number): Promise<CollegeInFull | null> {
    return this.inFull.of(unitId);
  }

  async programsInField(cipFamily: string): Promise<ProgramsInField> {
    const rows = await this.sql.rows<{
      unitId: number;
      programs: ProgramInField[];
      describes: string | null;
    }>(PROGRAMS_IN_FIELD, [cipFamily]);
    return {
      earningsDescribe: rows[0]?.describes ?? null,
      programs: new Map(rows.map(({ unitId, programs }) => [unitId, programs])),
    };
  }

  private async facts(): Promise<CollegeMatchingFacts[]> {
    const colleges: CollegeMatchingFacts[] = [];
    for (;;) {
      const next = await this.sql.rows<CollegeMatchingFacts>(NEXT_FACTS, [colleges.at(-1)?.unitId ?? 0]);
      colleges.push(...next);
      if (next.length < FACTS_AT_ONCE) return colleges;
    }
  }
}
