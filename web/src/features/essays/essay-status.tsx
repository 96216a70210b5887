import { Check, CircleAlert, Clock, PenLine } from 'lucide-react';
import { type EssayLine } from '@/api';
import { Badge } from '@/components/ui/basics/badge';
import { Spinner } from '@/components/ui/basics/spinner';

const LOOKS = {
  Draft: { tone: 'plain', icon: <PenLine aria-hidden /> },
  Submitted: { tone: 'ink', icon: <Clock aria-hidden /> },
  Reviewing: { tone: 'ink', icon: <Spinner /> },
  Complete: { tone: 'safety', icon: <Check aria-hidden /> },
  Error: { tone: 'reach', icon: <CircleAlert aria-hidden /> },
} as const;

export const EssayStatus = ({ status }: Pick<EssayLine, 'status'>) => (
  <Badge tone={LOOKS[status].tone}>
    {LOOKS[status].icon}
    {status}
  </Badge>
);
