import { type CountedMessage } from '../../domain/scoring/counted-messages.js';
import { type LeadScore } from '../../domain/scoring/lead-score.js';

/** Whether what a student asks may be counted for the lead list. Where it may not, nothing is written. */
export abstract class LeadScoring {
  abstract appliesTo(studentId: string): Promise<boolean>;

  /** 18 or older by the birth date; false without one. */
  abstract isAdult(studentId: string): Promise<boolean>;
}

export interface ComputedScore {
  readonly score: LeadScore;
  readonly isAdult: boolean;
  readonly averageLength: number;
  readonly questions: number;
}

/** The scores of conversations, and the messages they rest on. */
export abstract class LeadScores {
  abstract lastOf(
    conversationId: string,
  ): Promise<{ readonly total: number; readonly computedAt: Date } | null>;

  abstract messagesSince(studentId: string, since: Date): Promise<readonly CountedMessage[]>;

  /** A support card or bad news, after which nothing may rise for a while. */
  abstract hadHardTimeSince(studentId: string, since: Date): Promise<boolean>;

  abstract store(studentId: string, conversationId: string, computed: ComputedScore, at: Date): Promise<void>;
}
