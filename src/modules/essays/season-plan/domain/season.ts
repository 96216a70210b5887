import { type Change } from '../../domain/reuse/essay-plan.js';
import { type Day } from './calendar/day.js';

export interface OpenItem {
  id: string;
  kind:
    'essay' | 'recommendation' | 'transcript' | 'test-scores' | 'fee' | 'aid-form' | 'interview' | 'other';
  label: string;
  dueOn: Day | null;
  words: number | null;
  part: 'personal' | 'supplement' | null;
  askedOn: Day | null;
}

/** A day and where it comes from. */
export interface DatedBy {
  day: Day;
  note: string;
}

/** An application as the planner sees it. */
export interface SeasonApplication {
  id: string;
  collegeId: number | null;
  college: string;
  round: 'Early Decision' | 'Early Action' | 'Regular Decision' | 'Rolling';
  /** The form that it shares with other colleges. */
  form: SharedForm | null;
  isSent: boolean;
  /** Whether every essay on its checklist is done. */
  hasAllEssays: boolean;
  /** The day to plan by; null where none is known. */
  planBy: Day | null;
  dateNote: string;
  category: 'reach' | 'target' | 'safety' | null;
  /** Where Early Action could become Regular Decision: its day. */
  regular: DatedBy | null;
  items: readonly OpenItem[];
}

/** The forms that many colleges read with their essays. */
export type SharedForm = 'common-app' | 'coalition' | 'uc';

/** One place an essay of the essay plan goes to. */
export interface SeasonEssayUse {
  id: string;
  form: SharedForm | null;
  collegeIds: readonly number[];
  /** "Tufts", "Rotary scholarship". */
  readers: readonly string[];
  dueOn: Day | null;
  limit: number;
  change: Change;
}

/** An essay of the essay plan, written or not. */
export interface SeasonEssay {
  /** "A community of yours". */
  title: string;
  words: number;
  draft: { id: string; wordCount: number } | null;
  /** Whether it may be turned toward another college: an answer to "why us" may not. */
  mayTravel: boolean;
  uses: readonly SeasonEssayUse[];
}

/** An essay item that takes an essay of another college and turns it. */
export interface Reuse {
  itemId: string;
  essay: string;
}

export interface Season {
  applications: readonly SeasonApplication[];
  essays: readonly SeasonEssay[];
  reuses: readonly Reuse[];
}
