import { type AdminPrediction } from '@/api';
import { type Category } from '@/components/ui/college/category';
import { ChanceRange } from '@/components/ui/college/chance-range';
import { chancePercent } from '@/lib/words/chances';

type PredictionItemProps = { prediction: AdminPrediction; category: Category };

export const PredictionItem = ({ prediction, category }: PredictionItemProps) => {
  const { college, chanceLow, chanceHigh, admissionProbability, matchScore } = prediction;
  return (
    <li className="grid gap-2 border-t px-4 py-3.5 first:border-t-0">
      <div>
        <p className="font-semibold text-pretty">
          {college.name}, {college.state}
        </p>
        <p className="text-hint text-muted-foreground tabular-nums">
          {matchScore === null ? 'No match score yet' : `Match ${Math.round(matchScore)} out of 100`}
        </p>
      </div>
      <ChanceRange
        label="Chance"
        estimate={chancePercent(admissionProbability)}
        chance={{ low: chanceLow, high: chanceHigh, estimate: admissionProbability, category }}
      />
      <p className="text-hint text-pretty text-muted-foreground">{prediction.recommendationReasoning}</p>
    </li>
  );
};
