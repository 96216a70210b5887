export type LeadService =
  'list-review' | 'essay-review' | 'interview-prep' | 'aid-review' | 'course-planning' | 'human-consultation';

/** One student who agreed to be contacted. How they feel, and how good their grades are, is no part of it. */
export interface Lead {
  readonly studentId: string;
  readonly stage: 'welcome' | 'academic_profiling' | 'preference_mapping' | 'recommendations' | 'conversion';
  readonly tier: 'high' | 'medium' | 'low';
  /** The sum of the four parts, 25 points each at most. */
  readonly total: number;
  readonly timeline: number;
  readonly academic: number;
  readonly engagement: number;
  readonly intent: number;
  /** What the student asked for by name. */
  readonly services: readonly LeadService[];
  readonly scoredAt: Date;
}

export interface LeadsQuery {
  readonly sort: 'score' | 'newest';
  readonly page: number;
  readonly pageSize: number;
}

/** Students who agreed to be contacted: adults, and under-18s only while the switch is on. */
export abstract class Leads {
  abstract page(query: LeadsQuery): Promise<{ readonly leads: readonly Lead[]; readonly total: number }>;

  /** Null for a student who is not on the list. */
  abstract of(studentId: string): Promise<Lead | null>;
}
