import { type ApplicationRecord } from '@/api';

type Status = ApplicationRecord['status'];
type Decision = NonNullable<ApplicationRecord['decisionResult']>;
type Tone = 'plain' | 'ink' | 'reach' | 'target' | 'safety';

const STATUS_TONES: Record<Status, Tone> = {
  Planning: 'plain',
  'In Progress': 'target',
  Submitted: 'ink',
  'Under Review': 'ink',
  Interview: 'ink',
  Decided: 'ink',
};

const DECISION_TONES: Record<Decision, Tone> = {
  Accepted: 'safety',
  Enrolled: 'safety',
  Waitlisted: 'target',
  Deferred: 'target',
  Rejected: 'reach',
  Withdrawn: 'plain',
};

export const statusTone = (status: Status): Tone => STATUS_TONES[status];
export const decisionTone = (decision: Decision): Tone => DECISION_TONES[decision];

/** A day without a time zone, such as "2027-01-02". */
export const dayText = (day: string) =>
  new Date(`${day.slice(0, 10)}T12:00:00`).toLocaleDateString('en-US', {
    month: 'short',
    day: 'numeric',
    year: 'numeric',
  });
