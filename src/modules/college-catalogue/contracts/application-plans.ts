/** A day as published, such as "2026-11-01". Never moved to another year. */
type PublishedDay = string;

/** When a college took or takes applications in one cycle. An empty list: it has no such round, or we do not know. */
export interface PublishedRounds {
  /** "2026-27" is for entry in fall 2027. */
  cycle: string;
  /** Who published it and where it was read, in words. */
  source: string;
  earlyDecision1: readonly PublishedDay[];
  earlyDecision2: readonly PublishedDay[];
  /** Every date, the first first. */
  earlyAction: readonly PublishedDay[];
  restrictiveEarlyAction: readonly PublishedDay[];
  regularDecision: readonly PublishedDay[];
  rolling: boolean;
  /** After the regular date: the last day the college takes applications. */
  finalDate: PublishedDay | null;
  /** What a student must know to read the dates, such as which of two is for whom. */
  note: string | null;
}

export const PUBLISHED_TEST_POLICIES = [
  'always required',
  'sometimes required',
  'flexible',
  'never required',
  'ignored',
] as const;

/** What a college asks for in one cycle; null where it does not say. */
export interface PublishedRequirements {
  cycle: string;
  source: string;
  /** 0: no fee. */
  feeUsd: number | null;
  internationalFeeUsd: number | null;
  /** "never required" covers test-optional and test-free colleges; "ignored" is that scores are not read. */
  testPolicy: (typeof PUBLISHED_TEST_POLICIES)[number] | null;
  testsUsed: string | null;
  personalEssay: boolean | null;
  writingSupplement: boolean | null;
  selfReportedCourses: boolean | null;
  portfolio: string | null;
  teacherRecommendations: number | null;
  otherRecommendations: number | null;
  counselorRecommendation: boolean | null;
  midYearReport: boolean | null;
}

export interface ApplicationPlan {
  collegeId: number;
  /** The newest cycle first. */
  rounds: readonly PublishedRounds[];
  requirements: PublishedRequirements | null;
}

/** What colleges published about applying. */
export abstract class ApplicationPlans {
  /** By unit id. Colleges of which nothing is known are absent. */
  abstract of(collegeIds: readonly number[]): Promise<ReadonlyMap<number, ApplicationPlan>>;
}
