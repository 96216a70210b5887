export type Control = 'public' | 'private-nonprofit' | 'private-for-profit';
export type TestPolicy = 'required' | 'recommended' | 'not-considered' | 'optional';
export type Level = 'four-year' | 'two-year' | 'less-than-two-year';
export type PredominantDegree = 'certificate' | 'associate' | 'bachelors' | 'graduate' | 'not-classified';

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
