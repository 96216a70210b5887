import { Badge } from '@/components/ui/basics/badge';

const tones: Record<string, 'plain' | 'safety'> = {
  Available: 'plain',
  Planning: 'plain',
  Recommended: 'safety',
};

/** The student's status with a college. */
export const StatusBadge = ({ status }: { status: string }) => (
  <Badge tone={tones[status] ?? 'ink'}>{status}</Badge>
);
