import { estimateWords } from '#engine';
import { Badge } from '@/components/ui/basics/badge';

// The colors of the percent badge; the categories have their own bounds.
const GREEN = 0.7;
const YELLOW = 0.4;

const toneOf = (probability: number) => {
  if (probability >= GREEN) return 'safety';
  return probability >= YELLOW ? 'target' : 'reach';
};

/** The estimate as one figure, always shown beside its range. */
export const ProbabilityBadge = ({ probability }: { probability: number }) => (
  <Badge tone={toneOf(probability)} className="tabular-nums">
    Estimate {estimateWords(probability)}
  </Badge>
);
