import { Badge } from '@/components/ui/badge';

const tones: Record<string, 'plain' | 'safety'> = {
  Available: 'plain',
  Planning: 'plain',
  Recommended: 'safety',
};

/** Where the student stands with a college; whatever is under way is in ink. */
export const StatusBadge = ({ status }: { status: string }) => (
  <Badge tone={tones[status] ?? 'ink'}>{status}</Badge>
);
