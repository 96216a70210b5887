import { SHORT_NAME } from './short-name.sql.js';

/** The card fields of each column, for `missing`. A four-year or shorter rate counts for its kind of college only. */
const SHOWN_IN: Readonly<Record<string, readonly string[]>> = {
  admit_rate: ['acceptanceRate', 'admissionRate'],
  open_admission: ['openAdmission'],
  test_policy: ['testPolicy', 'testOptional'],
  enrolled: ['yieldRate'],
  sat_reading_25: ['satReading25'],
  sat_reading_75: ['satReading75'],
  sat_math_25: ['satMath25', 'sat25', 'satRange'],
  sat_math_75: ['satMath75', 'sat75'],
  act_composite_25: ['act25', 'actRange'],
  act_composite_75: ['act75'],
  undergraduates: ['studentPopulation', 'studentSize'],
  student_faculty_ratio: ['studentFacultyRatio'],
  completion_rate_4yr: ['completionRate'],
  completion_rate_lt4yr: ['completionRate'],
  retention_full_time_4yr: ['retentionRate'],
  retention_full_time_lt4yr: ['retentionRate'],
  pell_share: ['pellShare'],
  tuition_in_state: ['tuitionInState'],
  tuition_out_of_state: ['tuitionOutState', 'tuitionOutOfState'],
  room_board_on_campus: ['roomBoard'],
  cost_of_attendance: ['costOfAttendance'],
  net_price: ['netPrice'],
  net_price_0_30k: ['netPrice0To30k'],
  net_price_30_48k: ['netPrice30To48k'],
  net_price_48_75k: ['netPrice48To75k'],
  net_price_75_110k: ['netPrice75To110k'],
  net_price_110k_plus: ['netPrice110kPlus'],
  median_debt: ['medianDebt'],
  earnings_10yr_median: ['medianEarnings'],
};
const SHOWN = Object.entries(SHOWN_IN).flatMap(([column, fields]) =>
  fields.map((field) => ({ column, field })),
);
const arrayOf = (type: string, of: (shown: (typeof SHOWN)[number]) => string) =>
  `'{${SHOWN.map(of).join()}}'::${type}[]`;

const COLUMNS = arrayOf('text', ({ column }) => column);
const FIELDS = arrayOf('text', ({ field }) => field);
const FOUR_YEAR = arrayOf('boolean', ({ column }) =>
  column.endsWith('_lt4yr') ? 'false' : column.endsWith('_4yr') ? 'true' : 'null',
);

/** Per college: the program families it offers, and the titles of the five with the most awards. */
export const taughtSql = (which: string) => `
select p.unit_id,
       array_agg(p.cip_family order by p.cip_family)
         filter (where greatest(p.award_share, p.certificate_lt1yr_offered, p.certificate_1to2yr_offered,
                                p.associate_offered, p.certificate_2to4yr_offered, p.bachelors_offered) > 0) as families,
       (array_agg(t.short_title order by p.award_share desc, p.cip_family)
         filter (where p.award_share > 0))[1:5] as strengths
  from college_catalogue.colleges c
  join college_catalogue.college_program_families p using (unit_id, data_year)
  join college_catalogue.program_families t using (cip_family)
 ${which}
 group by p.unit_id`;

/**
 * The card of a college, one column per field of the contract's `CollegeCard`. `missing` says why a field is null when it is
 * suppressed or not applicable. Needs `taughtSql` as the table `taught`.
 *
 * Plain apostrophes and hyphens: one curly apostrophe makes Node hold and write a whole page of cards with two bytes for each
 * character, which took 2.0 ms of a search in place of 0.8.
 */
export const CARD_SQL = `
select
  c.unit_id as "id", c.unit_id as "scorecardId", c.name, ${SHORT_NAME} as "shortName", c.other_names as "otherNames",
  c.city, c.state, c.city || ', ' || c.state as "location",
  (array['US service schools', 'New England', 'Mid East', 'Great Lakes', 'Plains', 'Southeast', 'Southwest',
         'Rocky Mountains', 'Far West', 'Outlying areas'])[c.region + 1] as "region",
  case c.locale / 10 when 1 then 'Urban' when 2 then 'Suburban' when 3 then 'Rural' when 4 then 'Rural' end as "setting",
  (array['Public', 'Private nonprofit', 'Private for-profit'])[c.ownership] as "ownership",
  (array['Four-year', 'Two-year', 'Less than two-year'])[c.institution_level] as "level",
  (array['Not classified', 'Certificate', 'Associate', 'Bachelor''s', 'Graduate'])[c.predominant_degree + 1]
    as "predominantDegree",
  -- The bounds of the Carnegie size classes of four-year institutions.
  case when s.undergraduates < 3000 then 'Small' when s.undergraduates < 10000 then 'Medium'
       when s.undergraduates >= 10000 then 'Large' end as "sizeCategory",
  array_remove(array[
    case when c.hbcu then 'Historically Black college or university' end,
    case when c.predominantly_black then 'Predominantly Black institution' end,
    case when c.hispanic_serving then 'Hispanic-serving institution' end,
    case when c.tribal then 'Tribal college or university' end,
    case when c.aanapisi then 'Asian American and Native American Pacific Islander-serving institution' end,
    case when c.alaska_native_hawaiian then 'Alaska Native- or Native Hawaiian-serving institution' end,
    case when c.native_american_nontribal then 'Native American-serving nontribal institution' end,
    case when c.women_only then 'Women''s college' end,
    case when c.men_only then 'Men''s college' end], null) as "designations",
  c.operating, c.online_only as "onlineOnly", c.under_investigation as "underInvestigation",
  c.website, c.price_calculator_url as "priceCalculatorUrl", kept.facts ->> 'imageUrl' as "imageUrl",
  translate(kept.facts ->> 'description', '‘’“”–—', '''''""--') as "description",

  a.admit_rate as "acceptanceRate", trim_scale(round(a.admit_rate, 4))::text as "admissionRate",
  'fall ' || rate.data_year as "admissionTerm",
  a.open_admission = 1 as "openAdmission",
  case a.test_policy when 1 then 'required' when 2 then 'recommended' when 3 then 'not-considered'
                     when 5 then 'optional' end as "testPolicy",
  a.test_policy <> 1 as "testOptional",
  -- No yield when the admit rate comes from another release than the counts.
  case when a.admit_rate_release = c.released_on and a.admitted > 0
       then least(1, round(a.enrolled::numeric / a.admitted, 4)) end as "yieldRate",
  (kept.facts ->> 'averageGPA')::float8 as "averageGPA",
  a.sat_reading_25 as "satReading25", a.sat_reading_75 as "satReading75",
  a.sat_math_25 as "satMath25", a.sat_math_75 as "satMath75",
  sat.low as "sat25", sat.high as "sat75", sat.low || '-' || sat.high as "satRange",
  a.act_composite_25 as "act25", a.act_composite_75 as "act75",
  a.act_composite_25 || '-' || a.act_composite_75 as "actRange",

  s.undergraduates as "studentPopulation", s.undergraduates as "studentSize",
  f.student_faculty_ratio as "studentFacultyRatio",
  case when c.institution_level = 1 then o.completion_rate_4yr else o.completion_rate_lt4yr end as "completionRate",
  case when c.institution_level = 1 then o.retention_full_time_4yr else o.retention_full_time_lt4yr end
    as "retentionRate",
  d.pell_share as "pellShare",
  coalesce(taught.strengths, '{}') as "programStrengths",

  k.tuition_in_state as "tuitionInState",
  k.tuition_out_of_state as "tuitionOutState", k.tuition_out_of_state as "tuitionOutOfState",
  coalesce(k.room_board_on_campus, k.room_board_off_campus) as "roomBoard",
  k.cost_of_attendance as "costOfAttendance",
  k.net_price as "netPrice", k.net_price_0_30k as "netPrice0To30k", k.net_price_30_48k as "netPrice30To48k",
  k.net_price_48_75k as "netPrice48To75k", k.net_price_75_110k as "netPrice75To110k",
  k.net_price_110k_plus as "netPrice110kPlus",
  (kept.facts ->> 'financialAidAverage')::integer as "financialAidAverage",
  d.median_debt as "medianDebt", e.earnings_10yr_median as "medianEarnings",

  (select coalesce(jsonb_object_agg(shown.field, case when shown.col = any (mark.suppressed) then 'suppressed'
                                                     else 'not-applicable' end), '{}')
     from unnest(${COLUMNS}, ${FIELDS}, ${FOUR_YEAR}) as shown(col, field, four_year)
    where shown.col = any (mark.suppressed || mark.not_applicable)
      and (shown.four_year is null or shown.four_year = (c.institution_level = 1))) as "missing",

  c.data_year || '-' || right((c.data_year + 1)::text, 2) as "dataYear", c.released_on as "dataRelease",
  to_char(c.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt"
from college_catalogue.colleges c
left join college_catalogue.college_admissions a using (unit_id, data_year)
left join college_catalogue.college_costs k using (unit_id, data_year)
left join college_catalogue.college_aid d using (unit_id, data_year)
left join college_catalogue.college_earnings e using (unit_id, data_year)
left join college_catalogue.college_outcomes o using (unit_id, data_year)
left join college_catalogue.college_student_body s using (unit_id, data_year)
left join college_catalogue.college_academics f using (unit_id, data_year)
left join (select unit_id, jsonb_object_agg(fact, value) as facts
             from college_catalogue.kept_facts group by unit_id) kept using (unit_id)
left join taught using (unit_id)
left join college_catalogue.releases rate on rate.released_on = a.admit_rate_release
cross join lateral (
  select a.sat_reading_25 + a.sat_math_25 as low, a.sat_reading_75 + a.sat_math_75 as high) sat
cross join lateral (
  select a.suppressed || k.suppressed || d.suppressed || e.suppressed || o.suppressed || s.suppressed || f.suppressed
           as suppressed,
         a.not_applicable || k.not_applicable || d.not_applicable || e.not_applicable || o.not_applicable
           || s.not_applicable || f.not_applicable as not_applicable
    -- Stops PostgreSQL from building the lists again for every comparison.
    offset 0) mark`;
