import { Clock } from 'lucide-react';
import { Badge } from './badge';

/** For features that are announced but not built. */
export const PlannedBadge = ({ children }: { children: string }) => (
  <Badge tone="ink">
    <Clock aria-hidden />
    {children}
  </Badge>
);
