/**
 * What chances and matches are computed from, each with its College Scorecard column. Null is "not reported":
 * missing, suppressed or not applicable. Shares are fractions of 1, money is US dollars a year.
 */
export interface CollegeMatchingFacts {
  /** UNITID. */
  readonly unitId: number;
  /** INSTNM. */
  readonly name: string;
  /** STABBR, two letters. */
  readonly state: string;
  /** CONTROL. */
  readonly control: 'public' | 'private-nonprofit' | 'private-for-profit';
  /** ICLEVEL. */
  readonly level: 'four-year' | 'two-year' | 'less-than-two-year' | null;
  /** PREDDEG. */
  readonly predominantDegree:
    'certificate' | 'associate' | 'bachelors' | 'graduate' | 'not-classified' | null;
  /** CURROPER. */
  readonly operating: boolean;
  /** DISTANCEONLY. */
  readonly distanceOnly: boolean;
  /** REGION: 0 for the service academies. */
  readonly federalRegion: number | null;
  /** LOCALE. */
  readonly locale: number | null;
  /** UGDS. */
  readonly undergraduates: number | null;

  /** ADM_RATE; never 0. */
  readonly admitRate: number | null;
  /** OPENADMP is 1. */
  readonly openAdmission: boolean;
  /** ADMCON7. */
  readonly testPolicy: 'required' | 'recommended' | 'not-considered' | 'optional' | null;
  /** SATVR25, SATVR75, SATMT25, SATMT75. */
  readonly satReading25: number | null;
  readonly satReading75: number | null;
  readonly satMath25: number | null;
  readonly satMath75: number | null;
  /** ACTCM25, ACTCM75. */
  readonly act25: number | null;
  readonly act75: number | null;

  /** C150_4. */
  readonly completionRate: number | null;
  /** RET_FT4. */
  readonly retentionRate: number | null;
  /** PCTPELL. */
  readonly pellShare: number | null;

  /** TUITIONFEE_IN and TUITIONFEE_OUT. */
  readonly tuitionInState: number | null;
  readonly tuitionOutOfState: number | null;
  /** NPT4, then NPT41 to NPT45, each _PUB or _PRIV; may be negative. */
  readonly netPrice: number | null;
  readonly netPrice0To30k: number | null;
  readonly netPrice30To48k: number | null;
  readonly netPrice48To75k: number | null;
  readonly netPrice75To110k: number | null;
  readonly netPrice110kPlus: number | null;

  /** PCIPxx by two-digit CIP family. Every family, 0 included, when the college reports awards; none otherwise. */
  readonly programShares: Readonly<Record<string, number>>;
  /** The families whose CIPxxBACHL is 1 or 2. */
  readonly bachelorsFamilies: readonly string[];
}

/** Every college of one catalogue version. */
export interface CatalogueFacts {
  /** As `CollegeDirectory.catalogueVersion`, for exactly these colleges. */
  readonly catalogueVersion: string;
  /** When the admission figures were collected, such as "fall 2023"; null when the release does not say. */
  readonly admissionsTerm: string | null;
  readonly colleges: readonly CollegeMatchingFacts[];
}
