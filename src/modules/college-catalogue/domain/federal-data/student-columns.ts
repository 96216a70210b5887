import { columns, type Column } from './column.js';
import { educatesFourYears, educatesLessThanFourYears, enrollsUndergraduates } from './college-kinds.js';

export const outcomes: readonly Column[] = [
  ...columns(
    'outcomes',
    'share',
    'entrants of fall 2017',
    `completion_rate_4yr <- C150_4
     completion_rate_4yr_pell <- C150_4_PELL
     on_time_rate_4yr <- C100_4
     transfer_rate_4yr <- TRANS_4`,
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

export const studentBody: readonly Column[] = [
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

export const academics: readonly Column[] = [
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
