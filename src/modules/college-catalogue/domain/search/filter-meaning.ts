import { JEWISH_COLLEGES } from './college-groups.js';
import { type FAITHS, type LOCALES, type SIZES } from './choices.js';

/** The size classes of the Carnegie Classification for four-year institutions. */
export function sizeClassOf(undergraduates: number): (typeof SIZES)[number] {
  if (undergraduates < 3_000) return 'small';
  return undergraduates < 10_000 ? 'medium' : 'large';
}

/** By the federal locale code: 11-13 city, 21-23 suburb, 31-33 town, 41-43 rural. Towns count as rural. */
export function settingOf(locale: number): (typeof LOCALES)[number] {
  if (locale < 20) return 'urban';
  return locale < 30 ? 'suburban' : 'rural';
}

/** CONTROL is 1 public, 2 private nonprofit, 3 private for-profit. The choices are 1 public and 2 private of either kind. */
export const isOwnedAs = (choice: string, control: number): boolean => (choice === '1') === (control === 1);

/** Both degrees: 0 none, 1 certificate, 2 associate, 3 bachelor's, 4 graduate. */
export interface Degrees {
  readonly predominant: number;
  readonly highest: number;
}

/** Schools of barbers, welders, nursing assistants: they award no degree. */
export const isCertificateSchool = ({ highest }: Degrees): boolean => highest <= 1;

/** CIP families that are mostly taught for certificates: culinary and personal services, construction, repair, production, transport. */
const TRADES = new Set(['12', '46', '47', '48', '49']);

export const isTrade = (major: string): boolean => TRADES.has(major.slice(0, 2));

/** Pilots go to colleges, too. */
const TRANSPORT = '49';

export const isManualTrade = (major: string): boolean => isTrade(major) && !major.startsWith(TRANSPORT);

/** Choices 1 to 4 are the degree a college mostly awards; 5 is any bachelor's, 6 any graduate degree. */
export function awardsAs(choice: string, { predominant, highest }: Degrees): boolean {
  if (choice === '5') return highest >= 3;
  if (choice === '6') return highest === 4;
  return predominant === Number(choice);
}

/** RELAFFIL of the College Scorecard: Roman Catholic, Jewish, Latter-day Saints; and those that are not Christian. */
const CATHOLIC = 30;
const JEWISH = 80;
const LATTER_DAY_SAINTS = 94;
const NOT_CHRISTIAN = new Set([93, 99, 106]);

/** Null for one that no choice means: Muslim, Unitarian or another. */
export function faithOf(affiliation: number | null, unitId: number): (typeof FAITHS)[number] | null {
  if (JEWISH_COLLEGES.includes(unitId)) return 'jewish';
  if (affiliation === null) return 'none';
  if (affiliation === CATHOLIC) return 'catholic';
  if (affiliation === JEWISH) return 'jewish';
  if (affiliation === LATTER_DAY_SAINTS) return 'latter-day-saints';
  return NOT_CHRISTIAN.has(affiliation) ? null : 'christian';
}
