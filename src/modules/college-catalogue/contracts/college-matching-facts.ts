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
 * What chances and matches are computed from, each with its College Scorecard column. Null is "not reported":
 * missing, suppressed or not applicable. Shares are fractions of 1, money is US dollars a year.
 */
export interface CollegeMatchingFacts {
  /** UNITID. */
  readonly unitId: number;
  /** INSTNM, or the short name by which people know the college. */
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
  /** CCBASIC, the Carnegie class: 15-20 universities, 21-22 liberal arts, 24-32 special focus; -2 where it does not apply. */
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
