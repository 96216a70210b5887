import { type Application } from '@/api';
import { Badge } from '@/components/ui/basics/badge';
import { standingWords } from './status-words';

const TONES: Record<string, 'plain' | 'safety' | 'target'> = {
  Available: 'plain',
  Recommended: 'safety',
  Planning: 'plain',
  Accepted: 'safety',
  Enrolled: 'safety',
  Deferred: 'target',
  Waitlisted: 'target',
  Rejected: 'plain',
  Withdrawn: 'plain',
};

/** A denial is not red: it is an answer, not an error. */
export const StatusBadge = ({ status }: { status: string }) => (
  <Badge tone={TONES[status] ?? 'ink'}>{status}</Badge>
);

type ApplicationStatusBadgeProps = Pick<Application, 'status' | 'decisionResult'>;

/** Where an application stands, or its result once it is decided. */
export const ApplicationStatusBadge = (application: ApplicationStatusBadgeProps) => (
  <StatusBadge status={standingWords(application)} />
);
