export const APPLICATION_TYPES = ['Early Decision', 'Early Action', 'Regular Decision', 'Rolling'] as const;
export type ApplicationType = (typeof APPLICATION_TYPES)[number];

export const APPLICATION_PLANS = ['ED I', 'ED II', 'Restrictive EA', 'Priority'] as const;
export type PlanDetail = (typeof APPLICATION_PLANS)[number];

export const APPLICATION_PLATFORMS = ['Common App', 'Coalition', 'School Specific', 'Other'] as const;
export type ApplicationPlatform = (typeof APPLICATION_PLATFORMS)[number];

export const APPLICATION_STATUSES = [
  'Planning',
  'In Progress',
  'Submitted',
  'Under Review',
  'Interview',
  'Decided',
] as const;
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

export const DECISION_RESULTS = [
  'Accepted',
  'Rejected',
  'Waitlisted',
  'Deferred',
  'Withdrawn',
  'Enrolled',
] as const;
export type DecisionResult = (typeof DECISION_RESULTS)[number];

/** An ISO date, such as "2026-11-01". */
export type Day = string;
