import { Badge } from '@/components/ui/basics/badge';

/** A denial is as quiet as a plan: no red. */
const tones: Record<string, 'plain' | 'safety' | 'target'> = {
  Available: 'plain',
  Planning: 'plain',
  Recommended: 'safety',
  Accepted: 'safety',
  Enrolled: 'safety',
  Waitlisted: 'target',
  Deferred: 'target',
  Rejected: 'plain',
  Withdrawn: 'plain',
};

/** The student's status with a college, or the result once it is decided. */
export const StatusBadge = ({ status }: { status: string }) => (
  <Badge tone={tones[status] ?? 'ink'}>{status}</Badge>
);
