/** The highest grade point average a school gives, unweighted. */
export type GpaScale = 4 | 5 | 6 | 100;
export type RecognitionLevel = 'Local' | 'Regional' | 'State' | 'National' | 'International';
export type TestPreference = 'SAT' | 'ACT' | 'Both' | 'Neither';
export type Setting = 'Urban' | 'Suburban' | 'Rural';
export type CollegeSize = '0-5000' | '5001-10000' | '10001-20000' | '20000+';
export type Ownership = 'Public' | 'Private' | 'No preference';
export type ApplicationRound = 'Early Decision' | 'Early Action' | 'Regular Decision' | 'Rolling';
/** The rounds that move an estimate. Early Decision I and II count the same, as does a restrictive Early Action. */
export type EarlyRound = Extract<ApplicationRound, 'Early Decision' | 'Early Action'>;
/** Yearly household income. "Prefer not to answer" is null, as is an answer never given. */
export type IncomeBand = 'under 30k' | '30-60k' | '60-100k' | '100-150k' | 'over 150k';
export type Region =
  | 'Northeast'
  | 'Mid-Atlantic'
  | 'Southeast'
  | 'Midwest'
  | 'Mountain States'
  | 'Northwest'
  | 'Southwest'
  | 'International';

export type GradeLevel = '9th' | '10th' | '11th' | '12th' | 'Graduate';
export type CollegeType = 'University' | 'Liberal Art College' | 'Technical University' | 'Art Institute';
/** What the student said matters most, all three groups of the question together. */
export type Priority =
  | 'Strong program in my major'
  | 'Small classes'
  | 'Undergraduate research'
  | 'Honors program'
  | 'Study abroad'
  | 'Internships and co-ops'
  | 'Flexible curriculum'
  | 'Diverse student body'
  | 'Campus housing'
  | 'Clubs and community'
  | 'Athletics'
  | 'Arts and performance'
  | 'Greek life'
  | 'Faith community'
  | 'Support for first-generation students'
  | 'Low net price'
  | 'Grants and scholarships'
  | 'High graduation rate'
  | 'Strong earnings after college'
  | 'Low student debt'
  | 'Career services';
export type SingleSexWish = 'women' | 'men';
/** Kinds of college with a community of their own that a student would like to be part of. */
export type CollegeCommunity = 'HBCU' | 'Catholic' | 'Protestant' | 'Latter-day Saint';

export interface ActivityFacts {
  readonly hoursPerWeek: number | null;
  readonly weeksPerYear: number | null;
  readonly yearsCommitted: number | null;
  readonly leadership: boolean;
  readonly level: RecognitionLevel | null;
}

export interface AwardFacts {
  readonly level: RecognitionLevel;
}

/** A college where the student applies early. */
export interface EarlyApplication {
  readonly unitId: number;
  readonly round: EarlyRound;
}

/** How much each dimension of the match counts; any non-negative numbers, only their proportions matter. */
export interface MatchWeights {
  readonly academic: number;
  readonly extracurricular: number;
  readonly location: number;
  readonly cost: number;
  readonly culture: number;
}

/**
 * A student's answers. Null is "never entered" or "N/A", and is never read as zero.
 * Race, gender, name, address beyond the state and ZIP area, and family history are left out on purpose.
 */
export interface StudentFacts {
  /** Two-letter code: the profile's state, else the school's. */
  readonly homeState: string | null;
  /** The first three digits of the home's ZIP code. For distances only, never for a chance. */
  readonly homeZipArea: string | null;
  readonly gpaScale: GpaScale;
  /** On `gpaScale`; "<70" on the 100 scale arrives as 65. */
  readonly unweightedGpa: number | null;
  readonly weightedGpa: number | null;
  readonly classRank: number | null;
  readonly classSize: number | null;
  /** 400-1600. */
  readonly satTotal: number | null;
  /** 1-36. */
  readonly actComposite: number | null;
  readonly testPreference: TestPreference | null;
  readonly apCoursesTaken: number | null;
  readonly ibHlCount: number | null;
  readonly ibSlCount: number | null;
  readonly honorsCourses: number | null;
  readonly dualEnrollmentCredits: number | null;
  /** Two digits of the intended major's CIP code, such as "11"; null when undecided. */
  readonly cipFamily: string | null;
  /** Four digits of it without the dot, such as "1107"; null when undecided. */
  readonly majorCip4: string | null;
  readonly gradeLevel: GradeLevel | null;
  readonly activities: readonly ActivityFacts[];
  readonly awards: readonly AwardFacts[];
  readonly researchProjects: number;
  readonly portfolioItems: number;
  readonly settings: readonly Setting[];
  readonly regions: readonly Region[];
  readonly sizes: readonly CollegeSize[];
  readonly ownership: Ownership | null;
  readonly collegeTypes: readonly CollegeType[];
  readonly priorities: readonly Priority[];
  /** Women's and men's colleges are listed only when the student asks for them. */
  readonly singleSexColleges: readonly SingleSexWish[];
  /** Asked, never guessed from who the student is. They come first in a list, and change no chance. */
  readonly collegeCommunities: readonly CollegeCommunity[];
  /** The most the family can pay for a year all told, dollars. */
  readonly maxCost: number | null;
  /** A family that needs no financial aid pays the full price. */
  readonly needsAid: boolean | null;
  /** How far from home a listed college may be. */
  readonly maxMiles: number | null;
  readonly incomeBand: IncomeBand | null;
  /** Supposed at every college, as in a what-if; goes before what the student's applications say. */
  readonly applicationRound: ApplicationRound | null;
  /** Each counts at its own college only. */
  readonly earlyApplications: readonly EarlyApplication[];
  /** Weights the student stored; null for the usual 40/25/15/10/10. */
  readonly weights: MatchWeights | null;
}

/** A student who has not answered anything. */
export const UNKNOWN_STUDENT: StudentFacts = {
  homeState: null,
  homeZipArea: null,
  gpaScale: 4,
  unweightedGpa: null,
  weightedGpa: null,
  classRank: null,
  classSize: null,
  satTotal: null,
  actComposite: null,
  testPreference: null,
  apCoursesTaken: null,
  ibHlCount: null,
  ibSlCount: null,
  honorsCourses: null,
  dualEnrollmentCredits: null,
  cipFamily: null,
  majorCip4: null,
  gradeLevel: null,
  activities: [],
  awards: [],
  researchProjects: 0,
  portfolioItems: 0,
  settings: [],
  regions: [],
  sizes: [],
  ownership: null,
  collegeTypes: [],
  priorities: [],
  singleSexColleges: [],
  collegeCommunities: [],
  maxCost: null,
  needsAid: null,
  maxMiles: null,
  incomeBand: null,
  applicationRound: null,
  earlyApplications: [],
  weights: null,
};
