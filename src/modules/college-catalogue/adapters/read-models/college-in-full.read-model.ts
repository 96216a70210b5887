import { Injectable } from '@nestjs/common';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';
import { type CollegeInFull } from '../../contracts/index.js';
import { RELIGIOUS_AFFILIATIONS } from './religious-affiliations.js';
import { COMMON_DATA_SET } from './common-data-set.sql.js';
import { fieldName } from './field-name.js';

/** Figures with a unit. Codes are shown in words elsewhere. */
const FIGURES = `
  select jsonb_object_agg(m.column_name, jsonb_build_object(
           'value', figures -> m.column_name,
           'unit', m.unit,
           'describes', case m.column_name when 'admit_rate' then coalesce(s.card ->> 'admissionTerm', 'fall ' || r.data_year)
                                           else m.describes end,
           'missing', case when figures ->> m.column_name is not null then null
                           when figures -> 'suppressed' @> to_jsonb(m.column_name) then 'suppressed'
                           when figures -> 'not_applicable' @> to_jsonb(m.column_name) then 'not-applicable'
                           else 'not-reported' end))
    from (values ('admissions', to_jsonb(a)), ('costs', to_jsonb(k)), ('aid', to_jsonb(d)), ('earnings', to_jsonb(e)),
                 ('outcomes', to_jsonb(o)), ('student_body', to_jsonb(b)), ('academics', to_jsonb(f))
         ) as year(column_group, figures)
    join college_catalogue.column_meanings m using (column_group)
   where m.released_on = c.released_on and m.unit in ('share', 'score', 'count', 'dollars', 'years', 'ratio')`;

const CONSIDERED = `
  select coalesce(jsonb_agg(jsonb_build_object('what', what, 'importance',
           case code when 1 then 'required' when 5 then 'considered' else 'not-considered' end) order by place), '[]')
    from (values (1, 'GPA', a.considers_gpa), (2, 'Class rank', a.considers_class_rank),
                 (3, 'School record', a.considers_school_record),
                 (4, 'College-preparatory courses', a.considers_college_prep),
                 (5, 'Recommendations', a.considers_recommendations),
                 (6, 'Essay', a.considers_essay),
                 (7, 'Demonstrated competencies', a.considers_competencies),
                 (8, 'Work experience', a.considers_work_experience),
                 (9, 'Proof of English', a.considers_english_test),
                 (10, 'Other tests', a.considers_other_test),
                 (11, 'Legacy status', a.considers_legacy)) as factor(place, what, code)
   where code is not null`;

const FAMILIES = `
  select coalesce(jsonb_agg(jsonb_build_object('cip', cip_family, 'title', t.title, 'awardShare', p.award_share,
           'bachelors', coalesce(p.bachelors_offered in (1, 2), false)) order by p.award_share desc nulls last, cip_family), '[]')
    from college_catalogue.college_program_families p join college_catalogue.program_families t using (cip_family)
   where p.unit_id = c.unit_id and p.data_year = c.data_year`;

/** More than any college has, so that a student's own major is always among them. */
const MOST_PROGRAMS = 300;

const programs = (credentialLevel: number) => `
  select jsonb_build_object('total', count(*), 'top', coalesce(jsonb_agg(jsonb_build_object(
           'cip', cip4, 'title', title, 'graduates', graduates, 'medianEarnings', earnings_5yr_median) order by place)
           filter (where place <= ${MOST_PROGRAMS}), '[]'))
    from (select p.*, t.title, row_number() over (order by graduates desc nulls last, t.title, cip4) as place
            from college_catalogue.college_programs p join college_catalogue.program_titles t using (cip4)
           where p.unit_id = c.unit_id and p.data_year = c.data_year and p.credential_level = ${credentialLevel}) ranked`;

const describes = (column: string) => `
  (select m.describes from college_catalogue.column_meanings m
    where m.released_on = c.released_on and m.column_name = '${column}')`;

const KEPT = `
  select coalesce(jsonb_object_agg(fact, jsonb_build_object(
           'value', value, 'sourceUrl', source_url, 'checkedOn', checked_on)), '{}')
    from college_catalogue.kept_facts k where k.unit_id = c.unit_id`;

const COLLEGE = `
  select s.card::jsonb || jsonb_build_object(
           'address', c.address, 'zip', c.zip, 'country', 'USA', 'latitude', c.latitude, 'longitude', c.longitude,
           'locale', (array['Large', 'Midsize', 'Small', 'Fringe', 'Distant', 'Remote'])[
                       c.locale % 10 + case when c.locale >= 31 then 3 else 0 end]
                     || ' ' || (array['city', 'suburb', 'town', 'rural area'])[c.locale / 10],
           'highestDegree',
             (array['None', 'Certificate', 'Associate', 'Bachelor’s', 'Graduate'])[c.highest_degree + 1],
           'accreditor', c.accreditor,
           'religion', '${JSON.stringify(RELIGIOUS_AFFILIATIONS)}'::jsonb ->> c.religious_affiliation::text,
           'considered', (${CONSIDERED}),
           'commonDataSet', ${COMMON_DATA_SET},
           'kept', (${KEPT}),
           'figures', (${FIGURES}),
           'programFamilies', (${FAMILIES}),
           'bachelorsPrograms', (${programs(3)}),
           'associatePrograms', (${programs(2)}),
           'programsDescribe', jsonb_build_object(
             'awardShare', ${describes('award_share')}, 'graduates', ${describes('graduates')},
             'medianEarnings', ${describes('earnings_5yr_median')}),
           'source', jsonb_build_object('title', r.title, 'publisher', r.publisher, 'licence', r.licence,
                                        'url', r.source_url)) as college
    from college_catalogue.colleges c
    left join college_catalogue.college_admissions a using (unit_id, data_year)
    left join college_catalogue.college_costs k using (unit_id, data_year)
    left join college_catalogue.college_aid d using (unit_id, data_year)
    left join college_catalogue.college_earnings e using (unit_id, data_year)
    left join college_catalogue.college_outcomes o using (unit_id, data_year)
    left join college_catalogue.college_student_body b using (unit_id, data_year)
    left join college_catalogue.college_academics f using (unit_id, data_year)
    join college_catalogue.college_search s using (unit_id)
    join college_catalogue.releases r on r.released_on = c.released_on
   where unit_id = $1`;

/** One college with everything we know about it, open or closed. */
@Injectable()
export class CollegeInFullReadModel {
  constructor(private readonly sql: Sql) {}

  async of(unitId: number): Promise<CollegeInFull | null> {
    const row = await this.sql.row<{ college: CollegeInFull }>(COLLEGE, [unitId]);
    if (row === null) return null;

    const { figures } = row.college;
    return {
      ...row.college,
      figures: Object.fromEntries(
        Object.entries(figures).map(([column, figure]) => [fieldName(column), figure]),
      ),
    };
  }
}
