import { Clock } from 'lucide-react';
import { Badge } from './badge';

/** Beside anything that is announced and not there yet. */
export const PlannedBadge = () => (
  <Badge tone="ink">
    <Clock aria-hidden />
    Planned
  </Badge>
);
