import { type Application } from '@/api';

export const STATUSES = [
  'Planning',
  'In Progress',
  'Submitted',
  'Under Review',
  'Interview',
  'Decided',
] as const satisfies readonly Application['status'][];

export type Result = NonNullable<Application['decisionResult']>;

/** The college's answers. */
export const ANSWERS = [
  'Accepted',
  'Deferred',
  'Waitlisted',
  'Rejected',
] as const satisfies readonly Result[];

/** What the student did about it. */
export const OWN_RESULTS = ['Enrolled', 'Withdrawn'] as const satisfies readonly Result[];

type Standing = Pick<Application, 'status' | 'decisionResult'>;

/** "Deferred" says more than "Decided". */
export const standingWords = ({ status, decisionResult }: Standing) =>
  status === 'Decided' && decisionResult !== null ? decisionResult : status;

/** "Early Decision I", "Restrictive Early Action", "Regular Decision". */
export const roundWords = ({ applicationType, plan }: Pick<Application, 'applicationType' | 'plan'>) => {
  if (plan === 'ED I') return 'Early Decision I';
  if (plan === 'ED II') return 'Early Decision II';
  if (plan === 'Restrictive EA') return 'Restrictive Early Action';
  return plan === 'Priority' ? `${applicationType}, priority` : applicationType;
};

/** Nothing is left to wait for, or the student gave it up. */
export const isOver = ({ status, decisionResult }: Standing) =>
  status === 'Decided' && (decisionResult === 'Rejected' || decisionResult === 'Withdrawn');

const NOT_SENT = ['Planning', 'In Progress'] as const;

export const isSent = ({ status }: Pick<Application, 'status'>) => !NOT_SENT.some((each) => each === status);
