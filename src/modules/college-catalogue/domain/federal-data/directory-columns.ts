import { both, columns, not, mapped, normalized, type Column } from './column.js';
import { figure } from './figure.js';
import { institutionLevel, isForProfit, isPublic } from './college-kinds.js';
import { otherNames, webLink, zipCode } from './links-and-names.js';
import { type SourceCollege } from './source-college.js';

/** The source writes -3 for an unknown locale and -2 for a Carnegie class that does not apply. */
const localeCode = (value: string) => (value === '-3' ? '' : value);
const carnegieCode = (value: string) => (value === '-2' ? 'n/a' : value);

const DIRECTORY = '2023-24';

export const directory: readonly Column[] = [
  ...columns('identity', 'key', DIRECTORY, 'unit_id <- UNITID\n opeid <- OPEID'),
  ...columns('identity', 'text', DIRECTORY, 'name <- INSTNM'),
  ...columns('identity', 'text', DIRECTORY, 'other_names <- ALIAS').map((column) =>
    mapped(column, otherNames),
  ),
  ...columns('identity', 'text', DIRECTORY, 'address <- ADDR\n city <- CITY\n state <- STABBR'),
  ...columns('identity', 'text', DIRECTORY, 'zip <- ZIP').map((column) => mapped(column, zipCode)),
  ...columns('identity', 'code', DIRECTORY, 'region <- REGION'),
  ...columns('identity', 'degrees', DIRECTORY, 'latitude <- LATITUDE\n longitude <- LONGITUDE'),
  ...columns('identity', 'code', DIRECTORY, 'locale <- LOCALE').map((column) => mapped(column, localeCode)),
  ...columns('identity', 'link', DIRECTORY, 'website <- INSTURL\n price_calculator_url <- NPCURL').map(
    (column) => mapped(column, webLink),
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
  ).map((column) => mapped(column, carnegieCode)),
  ...columns('identity', 'code', DIRECTORY, 'institution_level <- ICLEVEL').map((column) => ({
    ...column,
    valueFor: (college: SourceCollege) => normalized(column, figure(institutionLevel(college), true)),
  })),
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
