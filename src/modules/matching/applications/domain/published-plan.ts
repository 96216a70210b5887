import { type Day } from './terms.js';

/** When a college published to take applications in one cycle, such as "2026-27". Days are never moved to another year. */
export interface RoundDates {
  cycle: string;
  source: string;
  earlyDecision1: readonly Day[];
  earlyDecision2: readonly Day[];
  earlyAction: readonly Day[];
  restrictiveEarlyAction: readonly Day[];
  regularDecision: readonly Day[];
  rolling: boolean;
  finalDate: Day | null;
}

/** What a college published to ask for; null where it does not say. */
export interface Requirements {
  cycle: string;
  feeUsd: number | null;
  internationalFeeUsd: number | null;
  testPolicy: 'always required' | 'sometimes required' | 'flexible' | 'never required' | 'ignored' | null;
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
