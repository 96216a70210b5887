import { type Application } from '@/api';

// Until the generated client has them.
export type ChecklistItem = {
  id: string;
  kind:
    'essay' | 'recommendation' | 'transcript' | 'test-scores' | 'fee' | 'aid-form' | 'interview' | 'other';
  label: string;
  dueOn: string | null;
  doneOn: string | null;
  words: number | null;
  part: 'personal' | 'supplement' | null;
  who: string | null;
  askedOn: string | null;
  origin: 'published' | 'usual' | 'yours';
  cycle: string | null;
  note: string | null;
};

export type ApplicationDeadline = {
  date: string | null;
  kind: 'checked' | 'entered' | 'published' | 'usual' | 'unknown';
  note: string;
  planBy: string | null;
  cycle: string | null;
  source: string | null;
  checkedOn: string | null;
  checkedWhere: string | null;
  lastCycle: { cycle: string; date: string } | null;
  otherDates: string[];
};

export type PublishedRequirements = {
  cycle: string;
  source: string;
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
};

export type StudentApplication = Application & {
  deadline: ApplicationDeadline;
  checklist: ChecklistItem[];
  notes: string;
  feeWaived: boolean | null;
  warnings: { code: string; says: string }[];
};

export type ApplicationInFull = StudentApplication & { requirements: PublishedRequirements | null };
