/** The Scorecard API's field for each federal column the catalogue reads (data dictionary of spring 2025). */
const FIGURES = `
  UNITID id
  OPEID ope8_id
  INSTNM school.name
  CITY school.city
  STABBR school.state
  ZIP school.zip
  ACCREDAGENCY school.accreditor
  INSTURL school.school_url
  NPCURL school.price_calculator_url
  HCM2 school.under_investigation
  MAIN school.main_campus
  PREDDEG school.degrees_awarded.predominant
  HIGHDEG school.degrees_awarded.highest
  CONTROL school.ownership
  REGION school.region_id
  LOCALE school.locale
  LATITUDE location.lat
  LONGITUDE location.lon
  CCBASIC school.carnegie_basic
  CCUGPROF school.carnegie_undergrad
  CCSIZSET school.carnegie_size_setting
  HBCU school.minority_serving.historically_black
  PBI school.minority_serving.predominantly_black
  ANNHI school.minority_serving.annh
  TRIBAL school.minority_serving.tribal
  AANAPII school.minority_serving.aanipi
  HSI school.minority_serving.hispanic
  NANTI school.minority_serving.nant
  MENONLY school.men_only
  WOMENONLY school.women_only
  RELAFFIL school.religious_affiliation
  ADM_RATE latest.admissions.admission_rate.overall
  SATVR25 latest.admissions.sat_scores.25th_percentile.critical_reading
  SATVR75 latest.admissions.sat_scores.75th_percentile.critical_reading
  SATMT25 latest.admissions.sat_scores.25th_percentile.math
  SATMT75 latest.admissions.sat_scores.75th_percentile.math
  ACTCM25 latest.admissions.act_scores.25th_percentile.cumulative
  ACTCM75 latest.admissions.act_scores.75th_percentile.cumulative
  ACTEN25 latest.admissions.act_scores.25th_percentile.english
  ACTEN75 latest.admissions.act_scores.75th_percentile.english
  ACTMT25 latest.admissions.act_scores.25th_percentile.math
  ACTMT75 latest.admissions.act_scores.75th_percentile.math
  SAT_AVG latest.admissions.sat_scores.average.overall
  DISTANCEONLY school.online_only
  UGDS latest.student.size
  UGDS_WHITE latest.student.demographics.race_ethnicity.white
  UGDS_BLACK latest.student.demographics.race_ethnicity.black
  UGDS_HISP latest.student.demographics.race_ethnicity.hispanic
  UGDS_ASIAN latest.student.demographics.race_ethnicity.asian
  UGDS_AIAN latest.student.demographics.race_ethnicity.aian
  UGDS_NHPI latest.student.demographics.race_ethnicity.nhpi
  UGDS_2MOR latest.student.demographics.race_ethnicity.two_or_more
  UGDS_NRA latest.student.demographics.race_ethnicity.non_resident_alien
  UGDS_UNKN latest.student.demographics.race_ethnicity.unknown
  PPTUG_EF latest.student.part_time_share
  CURROPER school.operating
  NPT4_PUB latest.cost.avg_net_price.public
  NPT4_PRIV latest.cost.avg_net_price.private
  NPT41_PUB latest.cost.net_price.public.by_income_level.0-30000
  NPT42_PUB latest.cost.net_price.public.by_income_level.30001-48000
  NPT43_PUB latest.cost.net_price.public.by_income_level.48001-75000
  NPT44_PUB latest.cost.net_price.public.by_income_level.75001-110000
  NPT45_PUB latest.cost.net_price.public.by_income_level.110001-plus
  NPT41_PRIV latest.cost.net_price.private.by_income_level.0-30000
  NPT42_PRIV latest.cost.net_price.private.by_income_level.30001-48000
  NPT43_PRIV latest.cost.net_price.private.by_income_level.48001-75000
  NPT44_PRIV latest.cost.net_price.private.by_income_level.75001-110000
  NPT45_PRIV latest.cost.net_price.private.by_income_level.110001-plus
  NUM41_PUB latest.cost.title_iv.public.by_income_level.0-30000
  NUM42_PUB latest.cost.title_iv.public.by_income_level.30001-48000
  NUM43_PUB latest.cost.title_iv.public.by_income_level.48001-75000
  NUM44_PUB latest.cost.title_iv.public.by_income_level.75001-110000
  NUM45_PUB latest.cost.title_iv.public.by_income_level.110001-plus
  NUM41_PRIV latest.cost.title_iv.private.by_income_level.0-30000
  NUM42_PRIV latest.cost.title_iv.private.by_income_level.30001-48000
  NUM43_PRIV latest.cost.title_iv.private.by_income_level.48001-75000
  NUM44_PRIV latest.cost.title_iv.private.by_income_level.75001-110000
  NUM45_PRIV latest.cost.title_iv.private.by_income_level.110001-plus
  COSTT4_A latest.cost.attendance.academic_year
  COSTT4_P latest.cost.attendance.program_year
  TUITIONFEE_IN latest.cost.tuition.in_state
  TUITIONFEE_OUT latest.cost.tuition.out_of_state
  TUITIONFEE_PROG latest.cost.tuition.program_year
  TUITFTE school.tuition_revenue_per_fte
  INEXPFTE school.instructional_expenditure_per_fte
  AVGFACSAL school.faculty_salary
  PFTFAC school.ft_faculty_rate
  PCTPELL latest.aid.pell_grant_rate
  C150_4 latest.completion.completion_rate_4yr_150nt
  C150_4_PELL latest.completion.completion_rate_four_year_150_pell
  C150_L4 latest.completion.completion_rate_less_than_4yr_150nt
  RET_FT4 latest.student.retention_rate.four_year.full_time
  RET_FTL4 latest.student.retention_rate.lt_four_year.full_time
  RET_PT4 latest.student.retention_rate.four_year.part_time
  RET_PTL4 latest.student.retention_rate.lt_four_year.part_time
  PCTFLOAN latest.aid.federal_loan_rate
  UG25ABV latest.student.share_25_older
  DEBT_MDN latest.aid.loan_principal
  GRAD_DEBT_MDN latest.aid.median_debt.completers.overall
  WDRAW_DEBT_MDN latest.aid.median_debt.noncompleters
  LO_INC_DEBT_MDN latest.aid.median_debt.income.0_30000
  MD_INC_DEBT_MDN latest.aid.median_debt.income.30001_75000
  HI_INC_DEBT_MDN latest.aid.median_debt.income.greater_than_75000
  FIRSTGEN_DEBT_MDN latest.aid.median_debt.first_generation_students
  GRAD_DEBT_MDN10YR latest.aid.median_debt.completers.monthly_payments
  CUML_DEBT_P90 latest.aid.cumulative_debt.90th_percentile
  CUML_DEBT_P75 latest.aid.cumulative_debt.75th_percentile
  CUML_DEBT_P25 latest.aid.cumulative_debt.25th_percentile
  CUML_DEBT_P10 latest.aid.cumulative_debt.10th_percentile
  AGE_ENTRY latest.student.demographics.age_entry
  FIRST_GEN latest.student.demographics.first_generation
  MD_FAMINC latest.student.demographics.median_family_income
  MD_EARN_WNE_P10 latest.earnings.10_yrs_after_entry.median
  PCT25_EARN_WNE_P10 latest.earnings.10_yrs_after_entry.working_not_enrolled.earnings_percentile.25
  PCT75_EARN_WNE_P10 latest.earnings.10_yrs_after_entry.working_not_enrolled.earnings_percentile.75
  MD_EARN_WNE_P6 latest.earnings.6_yrs_after_entry.median
  PCT25_EARN_WNE_P6 latest.earnings.6_yrs_after_entry.working_not_enrolled.earnings_percentile.25
  PCT75_EARN_WNE_P6 latest.earnings.6_yrs_after_entry.working_not_enrolled.earnings_percentile.75
  MD_EARN_WNE_P8 latest.earnings.8_yrs_after_entry.median_earnings
  ALIAS school.alias
  C100_4 latest.completion.completion_rate_4yr_100nt
  C100_L4 latest.completion.completion_rate_less_than_4yr_100nt
  TRANS_4 latest.completion.transfer_rate.4yr.full_time
  TRANS_L4 latest.completion.transfer_rate.less_than_4yr.full_time
  ICLEVEL school.institutional_characteristics.level
  UGDS_MEN latest.student.demographics.men
  UGDS_WOMEN latest.student.demographics.women
  OPENADMP school.open_admissions_policy
  GRADS latest.student.grad_students
  OMENRYP_ALL latest.completion.outcome_percentage.all_students.8yr.still_enrolled
  OMENRAP_ALL latest.completion.outcome_percentage.all_students.8yr.transfer
  OMAWDP8_ALL latest.completion.outcome_percentage.all_students.8yr.award
  FTFTPCTPELL latest.aid.ftft_pell_grant_rate
  FTFTPCTFLOAN latest.aid.ftft_federal_loan_rate
  UG12MN latest.student.enrollment.undergrad_12_month
  BOOKSUPPLY latest.cost.booksupply
  ROOMBOARD_ON latest.cost.roomboard.oncampus
  OTHEREXPENSE_ON latest.cost.otherexpense.oncampus
  ROOMBOARD_OFF latest.cost.roomboard.offcampus
  OTHEREXPENSE_OFF latest.cost.otherexpense.offcampus
  OTHEREXPENSE_FAM latest.cost.otherexpense.withfamily
  ENDOWEND school.endowment.end
  ADMCON7 latest.admissions.test_requirements
  MDCOST_PD latest.cost.avg_net_price.consumer.median_by_pred_degree
  MDEARN_PD latest.earnings.10_yrs_after_entry.consumer.median_by_pred_degree
  OMAWDP8_PELL_ALL latest.completion.outcome_percentage_pell.all_students.8yr.award
  GT_THRESHOLD_P10 latest.earnings.10_yrs_after_entry.gt_threshold
  STUFACR latest.student.demographics.student_faculty_ratio
  MD_EARN_WNE_1YR latest.earnings.1_yr_after_completion.median
  MD_EARN_WNE_4YR latest.earnings.4_yrs_after_completion.median
  ADDR school.address
  SATVR50 latest.admissions.sat_scores.50th_percentile.critical_reading
  SATMT50 latest.admissions.sat_scores.50th_percentile.math
  ACTCM50 latest.admissions.act_scores.50th_percentile.cumulative
  ACTEN50 latest.admissions.act_scores.50th_percentile.english
  ACTMT50 latest.admissions.act_scores.50th_percentile.math
  MD_EARN_WNE_5YR latest.earnings.5_yrs_after_completion.median`;

/** The API's name of each 2-digit CIP family that awards are counted in. */
const FAMILIES = `
  01 agriculture
  03 resources
  04 architecture
  05 ethnic_cultural_gender
  09 communication
  10 communications_technology
  11 computer
  12 personal_culinary
  13 education
  14 engineering
  15 engineering_technology
  16 language
  19 family_consumer_science
  22 legal
  23 english
  24 humanities
  25 library
  26 biological
  27 mathematics
  29 military
  30 multidiscipline
  31 parks_recreation_fitness
  38 philosophy_religious
  39 theology_religious_vocation
  40 physical_science
  41 science_technology
  42 psychology
  43 security_law_enforcement
  44 public_administration_social_service
  45 social_science
  46 construction
  47 mechanic_repair_technology
  48 precision_production
  49 transportation
  50 visual_performing
  51 health
  52 business_marketing
  54 history`;

/** The API's branches for figures by family. A branch is requested as a whole. */
export const FAMILY_BRANCHES = {
  share: 'latest.academics.program_percentage',
  associate: 'latest.academics.program.assoc',
  bachelors: 'latest.academics.program.bachelors',
} as const;

export const PROGRAMS_FIELD = 'latest.programs.cip_4_digit';

/** The federal column of each API field, without families. */
export const FIGURE_FIELDS: ReadonlyMap<string, string> = new Map(
  pairsOf(FIGURES).map(([column, field]) => [field, column]),
);

/** The federal column of each API field about families. */
export const FAMILY_FIELDS: ReadonlyMap<string, string> = new Map(
  pairsOf(FAMILIES).flatMap(([family, name]) => [
    [`${FAMILY_BRANCHES.share}.${name}`, `PCIP${family}`],
    [`${FAMILY_BRANCHES.associate}.${name}`, `CIP${family}ASSOC`],
    [`${FAMILY_BRANCHES.bachelors}.${name}`, `CIP${family}BACHL`],
  ]),
);

function pairsOf(lines: string): [string, string][] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [first = '', second = ''] = line.trim().split(' ');
      return [first, second];
    });
}
