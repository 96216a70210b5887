/**
 * The card of a college, one column per field of the contract's `CollegeCard`: directory, the figures of its current
 * year, what follows from them, and what was checked by hand. `missing` says which of its nulls are more than silence.
 */
export const CARD_SQL = `
select
  c.unit_id as "id", c.unit_id as "scorecardId", c.name, c.other_names as "otherNames",
  c.city, c.state, c.city || ', ' || c.state as "location",
  (array['US service schools', 'New England', 'Mid East', 'Great Lakes', 'Plains', 'Southeast', 'Southwest',
         'Rocky Mountains', 'Far West', 'Outlying areas'])[c.region + 1] as "region",
  case c.locale / 10 when 1 then 'Urban' when 2 then 'Suburban' when 3 then 'Rural' when 4 then 'Rural' end as "setting",
  (array['Public', 'Private nonprofit', 'Private for-profit'])[c.ownership] as "ownership",
  (array['Four-year', 'Two-year', 'Less than two-year'])[c.institution_level] as "level",
  (array['Not classified', 'Certificate', 'Associate', 'Bachelor’s', 'Graduate'])[c.predominant_degree + 1]
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
    case when c.women_only then 'Women’s college' end,
    case when c.men_only then 'Men’s college' end], null) as "designations",
  c.operating, c.online_only as "onlineOnly", c.under_investigation as "underInvestigation",
  c.website, c.price_calculator_url as "priceCalculatorUrl", h.image_url as "imageUrl", h.description,

  a.admit_rate as "acceptanceRate", trim_scale(round(a.admit_rate, 4))::text as "admissionRate",
  'fall ' || rate.data_year as "admissionTerm",
  a.open_admission = 1 as "openAdmission",
  case a.test_policy when 1 then 'required' when 2 then 'recommended' when 3 then 'not-considered'
                     when 5 then 'optional' end as "testPolicy",
  a.test_policy <> 1 as "testOptional",
  -- No yield where the admit rate is of another release than the counts.
  case when a.admit_rate_release = c.released_on and a.admitted > 0
       then least(1, round(a.enrolled::numeric / a.admitted, 4)) end as "yieldRate",
  h.median_gpa as "averageGPA",
  a.sat_reading_25 as "satReading25", a.sat_reading_75 as "satReading75",
  a.sat_math_25 as "satMath25", a.sat_math_75 as "satMath75",
  sat.low as "sat25", sat.high as "sat75", sat.low || '–' || sat.high as "satRange",
  a.act_composite_25 as "act25", a.act_composite_75 as "act75",
  a.act_composite_25 || '–' || a.act_composite_75 as "actRange",

  s.undergraduates as "studentPopulation", s.undergraduates as "studentSize",
  f.student_faculty_ratio as "studentFacultyRatio",
  case when c.institution_level = 1 then o.completion_rate_4yr else o.completion_rate_lt4yr end as "completionRate",
  case when c.institution_level = 1 then o.retention_full_time_4yr else o.retention_full_time_lt4yr end
    as "retentionRate",
  d.pell_share as "pellShare",
  array(select t.short_title
          from college_catalogue.college_program_families p join college_catalogue.program_families t using (cip_family)
         where p.unit_id = c.unit_id and p.data_year = c.data_year and p.award_share > 0
         order by p.award_share desc, cip_family limit 5) as "programStrengths",

  k.tuition_in_state as "tuitionInState",
  k.tuition_out_of_state as "tuitionOutState", k.tuition_out_of_state as "tuitionOutOfState",
  coalesce(k.room_board_on_campus, k.room_board_off_campus) as "roomBoard",
  k.net_price as "netPrice", k.net_price_0_30k as "netPrice0To30k", k.net_price_30_48k as "netPrice30To48k",
  k.net_price_48_75k as "netPrice48To75k", k.net_price_75_110k as "netPrice75To110k",
  k.net_price_110k_plus as "netPrice110kPlus",
  h.average_aid as "financialAidAverage",
  d.median_debt as "medianDebt", e.earnings_10yr_median as "medianEarnings",

  coalesce((
    select jsonb_object_agg(named.field, marked.word)
             filter (where named.of_four_year is null or named.of_four_year = (c.institution_level = 1))
      from (values
        ('admit_rate', 'acceptanceRate', null), ('admit_rate', 'admissionRate', null),
        ('open_admission', 'openAdmission', null), ('test_policy', 'testPolicy', null), ('test_policy', 'testOptional', null),
        ('enrolled', 'yieldRate', null), ('sat_reading_25', 'satReading25', null), ('sat_reading_75', 'satReading75', null),
        ('sat_math_25', 'satMath25', null), ('sat_math_75', 'satMath75', null),
        ('sat_math_25', 'sat25', null), ('sat_math_75', 'sat75', null), ('sat_math_25', 'satRange', null),
        ('act_composite_25', 'act25', null), ('act_composite_75', 'act75', null), ('act_composite_25', 'actRange', null),
        ('undergraduates', 'studentPopulation', null), ('undergraduates', 'studentSize', null),
        ('student_faculty_ratio', 'studentFacultyRatio', null),
        ('completion_rate_4yr', 'completionRate', true), ('completion_rate_lt4yr', 'completionRate', false),
        ('retention_full_time_4yr', 'retentionRate', true), ('retention_full_time_lt4yr', 'retentionRate', false),
        ('pell_share', 'pellShare', null), ('tuition_in_state', 'tuitionInState', null),
        ('tuition_out_of_state', 'tuitionOutState', null), ('tuition_out_of_state', 'tuitionOutOfState', null),
        ('room_board_on_campus', 'roomBoard', null),
        ('net_price', 'netPrice', null), ('net_price_0_30k', 'netPrice0To30k', null),
        ('net_price_30_48k', 'netPrice30To48k', null), ('net_price_48_75k', 'netPrice48To75k', null),
        ('net_price_75_110k', 'netPrice75To110k', null), ('net_price_110k_plus', 'netPrice110kPlus', null),
        ('median_debt', 'medianDebt', null), ('earnings_10yr_median', 'medianEarnings', null)
      ) as named(col, field, of_four_year)
      join (select col, 'suppressed' as word from unnest(mark.suppressed) col
            union all
            select col, 'not-applicable' from unnest(mark.not_applicable) col) marked using (col)
  ), '{}') as "missing",

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
left join college_catalogue.college_profiles h using (unit_id)
left join college_catalogue.releases rate on rate.released_on = a.admit_rate_release
cross join lateral (
  select a.sat_reading_25 + a.sat_math_25 as low, a.sat_reading_75 + a.sat_math_75 as high) sat
cross join lateral (
  select a.suppressed || k.suppressed || d.suppressed || e.suppressed || o.suppressed || s.suppressed || f.suppressed
           as suppressed,
         a.not_applicable || k.not_applicable || d.not_applicable || e.not_applicable || o.not_applicable
           || s.not_applicable || f.not_applicable as not_applicable
    -- Keeps the lists from being put together anew for every name compared with them.
    offset 0) mark`;
