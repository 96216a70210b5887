import { both, columns, not, pairsIn, normalized, type Column } from './column.js';
import { figure } from './figure.js';
import { enrollsUndergraduates, isPublic, reports } from './college-kinds.js';

/** Net price is published in two columns; a college fills the one for public or the one for private colleges. */
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
      const applies = enrollsUndergraduates(college) && !nobodyInBand;
      return normalized({ name, unit: 'dollars' }, figure(college.row[`${source}${sector}`], applies));
    },
  }));
}

export const costs: readonly Column[] = [
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

export const aid: readonly Column[] = [
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

export const earnings: readonly Column[] = [
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
