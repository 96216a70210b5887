export type Control = 'public' | 'private-nonprofit' | 'private-for-profit';
export type TestPolicy = 'required' | 'recommended' | 'not-considered' | 'optional';
export type Level = 'four-year' | 'two-year' | 'less-than-two-year';
export type PredominantDegree = 'certificate' | 'associate' | 'bachelors' | 'graduate' | 'not-classified';

/** High-school grades of a college's first-years, as it publishes them. */
export interface PublishedGrades {
  /** Such as "2025-26". */
  readonly cdsYear: string;
  /** Shares (0-1) of 4.0, 3.75-3.99, 3.50-3.74, 3.25-3.49, 3.00-3.24, 2.50-2.99, 2.00-2.49, 1.00-1.99, below 1.00. Not scaled. */
  readonly bandShares: readonly number[];
  /** Null when not published; above 4 where a college averages weighted grades. */
  readonly average: number | null;
}

/**
 * What the engine needs to know of a college, in our words, each with its College Scorecard column.
 * Null is "not reported" (missing, suppressed or not applicable). All values of one release.
 */
export interface CollegeFacts {
  /** UNITID. */
  readonly unitId: number;
  /** INSTNM. */
  readonly name: string;
  /** STABBR, two letters. */
  readonly state: string;
  /** CONTROL: 1 public, 2 private non-profit, 3 private for-profit. */
  readonly control: Control;
  /** ICLEVEL: 1 four-year, 2 two-year, 3 less than two-year. */
  readonly level: Level | null;
  /** PREDDEG: 1 certificate, 2 associate, 3 bachelor's, 4 graduate only, 0 not classified. */
  readonly predominantDegree: PredominantDegree | null;
  /** CURROPER. */
  readonly operating: boolean;
  /** DISTANCEONLY. */
  readonly distanceOnly: boolean;
  /** REGION: 0 for the service academies, 1-9 elsewhere. */
  readonly federalRegion: number | null;
  /** LOCALE: 11-13 city, 21-23 suburb, 31-33 town, 41-43 rural. */
  readonly locale: number | null;
  /** UGDS, degree-seeking undergraduates. */
  readonly undergraduates: number | null;
  /** CCBASIC, the Carnegie class: 15-20 universities, 21-22 liberal arts, 24-32 special focus. */
  readonly carnegieClass: number | null;
  /** RELAFFIL, the religious affiliation; null without one. */
  readonly religiousAffiliation: number | null;
  /** HBCU. */
  readonly historicallyBlack: boolean;
  /** WOMENONLY and MENONLY. */
  readonly womenOnly: boolean;
  readonly menOnly: boolean;
  /** MAIN: false for a branch campus. */
  readonly mainCampus: boolean;
  /** HCM2: the Department watches the college's money. */
  readonly underCashMonitoring: boolean;
  /** ZIP, the first three digits. */
  readonly zipArea: string | null;
  /** LATITUDE and LONGITUDE, degrees. */
  readonly latitude: number | null;
  readonly longitude: number | null;
  /** Four-digit CIP codes without the dot of its bachelor's programs, sorted; null when it has no rows in the field-of-study file. */
  readonly bachelorsPrograms: readonly string[] | null;

  /** ADM_RATE, 0-1; the file's 0 is "not reported". */
  readonly admitRate: number | null;
  /** OPENADMP is 1. */
  readonly openAdmission: boolean;
  /** ADMCON7: 1 required, 2 recommended, 3 not considered, 5 optional. */
  readonly testPolicy: TestPolicy | null;
  /** SATVR25, SATVR75, SATMT25, SATMT75: sections of 200-800, quartiles of those enrolled. */
  readonly satReading25: number | null;
  readonly satReading75: number | null;
  readonly satMath25: number | null;
  readonly satMath75: number | null;
  /** ACTCM25, ACTCM75: composite of 1-36. */
  readonly act25: number | null;
  readonly act75: number | null;

  /** C150_4, share completing within 150 % of normal time, 0-1. */
  readonly completionRate: number | null;
  /** RET_FT4, share of full-time first-years who return, 0-1. */
  readonly retentionRate: number | null;
  /** PCTPELL, share of undergraduates with a Pell grant, 0-1. */
  readonly pellShare: number | null;
  /** C150_4_PELL, the completion rate of students with a Pell grant, 0-1. */
  readonly completionRatePell: number | null;
  /** STUFACR, students per faculty member. */
  readonly studentFacultyRatio: number | null;
  /** CCSIZSET, the Carnegie size and setting. */
  readonly sizeSetting: number | null;
  /** 1 less the sum of the squared shares of the eight groups UGDS_WHITE to UGDS_NRA among the students of a known group, 0-1. */
  readonly studentDiversity: number | null;
  /** COSTT4_A, the full price of a year before aid, dollars. */
  readonly costOfAttendance: number | null;
  /** MD_EARN_WNE_P10, median earnings ten years after entry, dollars. */
  readonly medianEarnings: number | null;
  /** GRAD_DEBT_MDN, dollars. */
  readonly medianDebt: number | null;
  /** Common Data Set C11 and C12 of the newest year with filled bands; null for colleges not in our table. */
  readonly publishedGrades: PublishedGrades | null;

  /** TUITIONFEE_IN and TUITIONFEE_OUT, dollars a year. */
  readonly tuitionInState: number | null;
  readonly tuitionOutOfState: number | null;
  /** NPT4_PUB or NPT4_PRIV, dollars a year after aid; may be negative. */
  readonly netPrice: number | null;
  /** NPT41-NPT45, _PUB or _PRIV: the same for the five federal income bands. */
  readonly netPrice0To30k: number | null;
  readonly netPrice30To48k: number | null;
  readonly netPrice48To75k: number | null;
  readonly netPrice75To110k: number | null;
  readonly netPrice110kPlus: number | null;

  /** PCIPxx: share of awards (0-1) by two-digit CIP family; a family without an entry is not reported. */
  readonly programShares: Readonly<Record<string, number>>;
  /** CIPxxBACHL is 1 or 2: the families with a bachelor's degree. */
  readonly bachelorsFamilies: readonly string[];
}

/** REGION of the service academies. */
const SERVICE_ACADEMIES = 0;

/** Nomination, fitness and a medical examination decide there, so no chance is estimated. */
export function isServiceAcademy({ federalRegion }: CollegeFacts): boolean {
  return federalRegion === SERVICE_ACADEMIES;
}
