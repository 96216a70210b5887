import { figure, rounded } from './figure.ts';
import {
  admitRate,
  educatesFourYears,
  educatesLessThanFourYears,
  enrollsUndergraduates,
  isForProfit,
  isPublic,
  reports,
  selectsApplicants,
  weighsTests,
} from './kinds-of-college.ts';
import { otherNames, webLink, zipCode } from './links-and-names.ts';
import { type SourceCollege } from './scorecard-release.ts';

export type Unit =
  | 'key'
  | 'text'
  | 'link'
  | 'code'
  | 'flag'
  | 'share'
  | 'score'
  | 'count'
  | 'dollars'
  | 'years'
  | 'degrees'
  | 'date'
  | 'ratio';

export type Column = {
  readonly name: string;
  readonly group: string;
  readonly unit: Unit;
  /** The year or cohort the value describes. */
  readonly describes: string;
  readonly source: string;
  readonly valueFor: (college: SourceCollege) => string;
};

type Applies = (college: SourceCollege) => boolean;
const always: Applies = () => true;
const not =
  (applies: Applies): Applies =>
  (college) =>
    !applies(college);
const both =
  (one: Applies, other: Applies): Applies =>
  (college) =>
    one(college) && other(college);

const DECIMALS: Partial<Record<Unit, number>> = { share: 6, degrees: 6, dollars: 2, years: 1 };

/** Columns that one federal column feeds: `our name <- THEIR NAME`, one per line. */
function columns(
  group: string,
  unit: Unit,
  describes: string,
  lines: string,
  applies: Applies = always,
): Column[] {
  return pairsIn(lines).map(([name, source]) => ({
    name,
    group,
    unit,
    describes,
    source,
    valueFor: (college) => rounded(figure(college.row[source], applies(college)), DECIMALS[unit] ?? 12),
  }));
}

function surveyColumns(unit: Unit, lines: string): Column[] {
  return pairsIn(lines).map(([name, source]) => ({
    name,
    group: 'admissions',
    unit,
    describes: 'fall 2023',
    source: `IPEDS ${source}`,
    valueFor: (college) => figure(college.survey?.[source], selectsApplicants(college)),
  }));
}

/** Net price is published in a public and a private column, of which a college has one. */
function netPriceColumns(lines: string): Column[] {
  return pairsIn(lines).map(([name, source]) => ({
    name,
    group: 'costs',
    unit: 'dollars',
    describes: '2022-23',
    source: `${source}_PUB, ${source}_PRIV`,
    valueFor: (college) => {
      const sector = isPublic(college) ? '_PUB' : '_PRIV';
      const nobodyInBand = college.row[`${source.replace('NPT', 'NUM')}${sector}`] === '0';
      return figure(college.row[`${source}${sector}`], enrollsUndergraduates(college) && !nobodyInBand);
    },
  }));
}

const reworded = (column: Column, reword: (value: string) => string): Column => ({
  ...column,
  valueFor: (college) => reword(column.valueFor(college)),
});

/** Codes that stand for "unknown" (locale -3) and "not applicable" (Carnegie -2) in the source. */
const localeCode = (value: string) => (value === '-3' ? '' : value);
const carnegieCode = (value: string) => (value === '-2' ? 'n/a' : value);

/** The survey writes these shares as whole percents. */
const fractionOfPercent = (value: string) => (/^\d+$/.test(value) ? String(Number(value) / 100) : value);

const DIRECTORY = '2023-24';

const identity: Column[] = [
  ...columns('identity', 'key', DIRECTORY, 'unit_id <- UNITID\n opeid <- OPEID'),
  ...columns('identity', 'text', DIRECTORY, 'name <- INSTNM'),
  ...columns('identity', 'text', DIRECTORY, 'other_names <- ALIAS').map((column) =>
    reworded(column, otherNames),
  ),
  ...columns('identity', 'text', DIRECTORY, 'address <- ADDR\n city <- CITY\n state <- STABBR'),
  ...columns('identity', 'text', DIRECTORY, 'zip <- ZIP').map((column) => reworded(column, zipCode)),
  ...columns('identity', 'code', DIRECTORY, 'region <- REGION'),
  ...columns('identity', 'degrees', DIRECTORY, 'latitude <- LATITUDE\n longitude <- LONGITUDE'),
  ...columns('identity', 'code', DIRECTORY, 'locale <- LOCALE').map((column) => reworded(column, localeCode)),
  ...columns('identity', 'link', DIRECTORY, 'website <- INSTURL\n price_calculator_url <- NPCURL').map(
    (column) => reworded(column, webLink),
  ),
  ...columns('identity', 'text', 'February 2025', 'accreditor <- ACCREDAGENCY'),
  ...columns('identity', 'code', DIRECTORY, 'ownership <- CONTROL'),
  ...columns(
    'identity',
    'code',
    DIRECTORY,
    'religious_affiliation <- RELAFFIL',
    both(not(isPublic), not(isForProfit)),
  ),
  ...columns(
    'identity',
    'code',
    DIRECTORY,
    'carnegie_basic <- CCBASIC\n carnegie_undergraduate <- CCUGPROF\n carnegie_size_setting <- CCSIZSET',
  ).map((column) => reworded(column, carnegieCode)),
  ...columns('identity', 'code', DIRECTORY, 'institution_level <- ICLEVEL'),
  ...columns('identity', 'code', '2022-23', 'predominant_degree <- PREDDEG\n highest_degree <- HIGHDEG'),
  ...columns('identity', 'flag', DIRECTORY, 'main_campus <- MAIN\n online_only <- DISTANCEONLY'),
  ...columns('identity', 'flag', 'February 2025', 'operating <- CURROPER'),
  ...columns('identity', 'flag', 'December 2024', 'under_investigation <- HCM2'),
  ...columns('identity', 'flag', '2025', 'men_only <- MENONLY\n women_only <- WOMENONLY'),
  ...columns('identity', 'flag', DIRECTORY, 'hbcu <- HBCU'),
  ...columns(
    'identity',
    'flag',
    'fiscal year 2024',
    `predominantly_black <- PBI
     alaska_native_hawaiian <- ANNHI
     tribal <- TRIBAL
     aanapisi <- AANAPII
     hispanic_serving <- HSI
     native_american_nontribal <- NANTI`,
  ),
];

const admissions: Column[] = [
  ...columns('admissions', 'code', 'fall 2023', 'open_admission <- OPENADMP', enrollsUndergraduates),
  {
    name: 'admit_rate',
    group: 'admissions',
    unit: 'share',
    describes: 'fall 2023 (fall 2024 where admit_rate_release is 2026-06-10)',
    source: 'ADM_RATE',
    valueFor: (college) => figure(admitRate(college).rate, selectsApplicants(college)),
  },
  {
    name: 'admit_rate_release',
    group: 'admissions',
    unit: 'date',
    describes: 'the release the admit rate comes from',
    source: 'ADM_RATE of both releases',
    valueFor: (college) => {
      const { rate, release } = admitRate(college);
      return figure(rate && release, selectsApplicants(college));
    },
  },
  ...columns('admissions', 'code', 'fall 2023', 'test_policy <- ADMCON7', selectsApplicants),
  ...columns(
    'admissions',
    'score',
    'fall 2023',
    `sat_reading_25 <- SATVR25
     sat_reading_50 <- SATVR50
     sat_reading_75 <- SATVR75
     sat_math_25 <- SATMT25
     sat_math_50 <- SATMT50
     sat_math_75 <- SATMT75
     sat_average <- SAT_AVG
     act_composite_25 <- ACTCM25
     act_composite_50 <- ACTCM50
     act_composite_75 <- ACTCM75
     act_english_25 <- ACTEN25
     act_english_50 <- ACTEN50
     act_english_75 <- ACTEN75
     act_math_25 <- ACTMT25
     act_math_50 <- ACTMT50
     act_math_75 <- ACTMT75`,
    weighsTests,
  ),
  ...surveyColumns('count', 'applicants <- APPLCN\n admitted <- ADMSSN\n enrolled <- ENRLT'),
  ...surveyColumns('share', 'submitted_sat_share <- SATPCT\n submitted_act_share <- ACTPCT').map((column) =>
    reworded(column, fractionOfPercent),
  ),
  ...surveyColumns(
    'code',
    `considers_gpa <- ADMCON1
     considers_class_rank <- ADMCON2
     considers_school_record <- ADMCON3
     considers_college_prep <- ADMCON4
     considers_recommendations <- ADMCON5
     considers_competencies <- ADMCON6
     considers_english_test <- ADMCON8
     considers_other_test <- ADMCON9
     considers_work_experience <- ADMCON10
     considers_essay <- ADMCON11
     considers_legacy <- ADMCON12`,
  ),
];

const costs: Column[] = [
  ...columns(
    'costs',
    'dollars',
    '2023-24',
    'tuition_in_state <- TUITIONFEE_IN\n tuition_out_of_state <- TUITIONFEE_OUT',
    not(reports('TUITIONFEE_PROG')),
  ),
  ...columns(
    'costs',
    'dollars',
    '2022-23',
    'cost_of_attendance <- COSTT4_A',
    both(enrollsUndergraduates, not(reports('COSTT4_P'))),
  ),
  ...columns(
    'costs',
    'dollars',
    '2023-24',
    `books_supplies <- BOOKSUPPLY
     room_board_on_campus <- ROOMBOARD_ON
     room_board_off_campus <- ROOMBOARD_OFF
     other_expenses_on_campus <- OTHEREXPENSE_ON
     other_expenses_off_campus <- OTHEREXPENSE_OFF
     other_expenses_with_family <- OTHEREXPENSE_FAM`,
    enrollsUndergraduates,
  ),
  ...netPriceColumns(
    `net_price <- NPT4
     net_price_0_30k <- NPT41
     net_price_30_48k <- NPT42
     net_price_48_75k <- NPT43
     net_price_75_110k <- NPT44
     net_price_110k_plus <- NPT45`,
  ),
  ...columns('costs', 'dollars', 'colleges of the same predominant degree', 'net_price_typical <- MDCOST_PD'),
];

const aid: Column[] = [
  ...columns(
    'aid',
    'share',
    '2022-23',
    `pell_share <- PCTPELL
     federal_loan_share <- PCTFLOAN
     first_year_pell_share <- FTFTPCTPELL
     first_year_federal_loan_share <- FTFTPCTFLOAN`,
    enrollsUndergraduates,
  ),
  ...columns(
    'aid',
    'dollars',
    'fiscal years 2020 and 2021',
    `median_debt <- DEBT_MDN
     median_debt_completers <- GRAD_DEBT_MDN
     median_debt_monthly_payment <- GRAD_DEBT_MDN10YR
     median_debt_withdrawn <- WDRAW_DEBT_MDN
     median_debt_low_income <- LO_INC_DEBT_MDN
     median_debt_middle_income <- MD_INC_DEBT_MDN
     median_debt_high_income <- HI_INC_DEBT_MDN
     median_debt_first_generation <- FIRSTGEN_DEBT_MDN`,
  ),
  ...columns(
    'aid',
    'dollars',
    'fiscal years 2016 and 2017',
    `debt_percentile_10 <- CUML_DEBT_P10
     debt_percentile_25 <- CUML_DEBT_P25
     debt_percentile_75 <- CUML_DEBT_P75
     debt_percentile_90 <- CUML_DEBT_P90`,
  ),
];

const earnings: Column[] = [
  ...columns(
    'earnings',
    'dollars',
    'entrants of 2013-15, measured 2020-21, in 2022 dollars',
    `earnings_6yr_median <- MD_EARN_WNE_P6
     earnings_6yr_25 <- PCT25_EARN_WNE_P6
     earnings_6yr_75 <- PCT75_EARN_WNE_P6`,
  ),
  ...columns(
    'earnings',
    'dollars',
    'entrants of 2011-13, measured 2020-21, in 2022 dollars',
    'earnings_8yr_median <- MD_EARN_WNE_P8',
  ),
  ...columns(
    'earnings',
    'dollars',
    'entrants of 2009-11, measured 2020-21, in 2022 dollars',
    `earnings_10yr_median <- MD_EARN_WNE_P10
     earnings_10yr_25 <- PCT25_EARN_WNE_P10
     earnings_10yr_75 <- PCT75_EARN_WNE_P10`,
  ),
  ...columns(
    'earnings',
    'share',
    'entrants of 2009-11, measured 2020-21',
    'above_high_school_10yr_share <- GT_THRESHOLD_P10',
  ),
  ...columns(
    'earnings',
    'dollars',
    'completers, measured 2019-21, in 2022 dollars',
    'earnings_1yr_after_completion <- MD_EARN_WNE_1YR\n earnings_5yr_after_completion <- MD_EARN_WNE_5YR',
  ),
  ...columns(
    'earnings',
    'dollars',
    'completers, measured 2019-21, in 2021 dollars',
    'earnings_4yr_after_completion <- MD_EARN_WNE_4YR',
  ),
  ...columns(
    'earnings',
    'dollars',
    'colleges of the same predominant degree',
    'earnings_10yr_typical <- MDEARN_PD',
  ),
];

const outcomes: Column[] = [
  ...columns(
    'outcomes',
    'share',
    'entrants of fall 2017',
    'completion_rate_4yr <- C150_4\n on_time_rate_4yr <- C100_4\n transfer_rate_4yr <- TRANS_4',
    educatesFourYears,
  ),
  ...columns(
    'outcomes',
    'share',
    'entrants of fall 2020',
    'completion_rate_lt4yr <- C150_L4\n on_time_rate_lt4yr <- C100_L4\n transfer_rate_lt4yr <- TRANS_L4',
    educatesLessThanFourYears,
  ),
  ...columns(
    'outcomes',
    'share',
    'entrants of fall 2022',
    'retention_full_time_4yr <- RET_FT4\n retention_part_time_4yr <- RET_PT4',
    educatesFourYears,
  ),
  ...columns(
    'outcomes',
    'share',
    'entrants of fall 2022',
    'retention_full_time_lt4yr <- RET_FTL4\n retention_part_time_lt4yr <- RET_PTL4',
    educatesLessThanFourYears,
  ),
  ...columns(
    'outcomes',
    'share',
    'entrants of 2015-16 after eight years',
    `award_8yr_share <- OMAWDP8_ALL
     award_8yr_pell_share <- OMAWDP8_PELL_ALL
     still_enrolled_8yr_share <- OMENRYP_ALL
     transferred_8yr_share <- OMENRAP_ALL`,
    enrollsUndergraduates,
  ),
];

const studentBody: Column[] = [
  ...columns('student_body', 'count', 'fall 2023', 'undergraduates <- UGDS', enrollsUndergraduates),
  ...columns('student_body', 'count', '2022-23', 'undergraduates_12_month <- UG12MN', enrollsUndergraduates),
  ...columns('student_body', 'count', 'fall 2023', 'graduate_students <- GRADS'),
  ...columns(
    'student_body',
    'share',
    'fall 2023',
    `women_share <- UGDS_WOMEN
     men_share <- UGDS_MEN
     white_share <- UGDS_WHITE
     black_share <- UGDS_BLACK
     hispanic_share <- UGDS_HISP
     asian_share <- UGDS_ASIAN
     american_indian_share <- UGDS_AIAN
     pacific_islander_share <- UGDS_NHPI
     two_or_more_races_share <- UGDS_2MOR
     nonresident_share <- UGDS_NRA
     race_unknown_share <- UGDS_UNKN
     part_time_share <- PPTUG_EF
     over_25_share <- UG25ABV`,
    enrollsUndergraduates,
  ),
  ...columns(
    'student_body',
    'share',
    'aided students of 2015-16 and 2016-17',
    'first_generation_share <- FIRST_GEN',
  ),
  ...columns(
    'student_body',
    'years',
    'aided students of 2015-16 and 2016-17',
    'average_entry_age <- AGE_ENTRY',
  ),
  ...columns(
    'student_body',
    'dollars',
    'aided students of 2015-16 and 2016-17',
    'median_family_income <- MD_FAMINC',
  ),
];

const academics: Column[] = [
  ...columns('academics', 'ratio', 'fall 2023', 'student_faculty_ratio <- STUFACR', enrollsUndergraduates),
  ...columns('academics', 'share', 'fall 2023', 'full_time_faculty_share <- PFTFAC'),
  ...columns('academics', 'dollars', '2023-24, a month', 'faculty_monthly_salary <- AVGFACSAL'),
  ...columns(
    'academics',
    'dollars',
    'fiscal year 2023',
    `instructional_spending_per_student <- INEXPFTE
     tuition_revenue_per_student <- TUITFTE
     endowment <- ENDOWEND`,
  ),
];

/** Every column of the colleges table, in its order. */
export const COLLEGE_COLUMNS: readonly Column[] = [
  ...identity,
  ...admissions,
  ...costs,
  ...aid,
  ...earnings,
  ...outcomes,
  ...studentBody,
  ...academics,
];

function pairsIn(lines: string): [name: string, source: string][] {
  return lines.split('\n').map((line) => {
    const [name, source] = line.trim().split(' <- ');
    if (!name || !source) throw new Error(`"${line}" is not "our_name <- THEIR_NAME"`);
    return [name, source];
  });
}
