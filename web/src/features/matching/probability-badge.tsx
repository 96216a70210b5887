import { Badge } from '@/components/ui/badge';
import { chancePercent } from '@/lib/words/chances';

// The thresholds of the list's percent badge; the category has bounds of its own.
const GREEN = 0.7;
const YELLOW = 0.4;

const toneOf = (probability: number) => {
  if (probability >= GREEN) return 'safety';
  return probability >= YELLOW ? 'target' : 'reach';
};

/** The estimate as one figure. It never stands alone: the range is always beside it. */
export const ProbabilityBadge = ({ probability }: { probability: number }) => (
  <Badge tone={toneOf(probability)} className="tabular-nums">
    Estimate {chancePercent(probability)}
  </Badge>
);
