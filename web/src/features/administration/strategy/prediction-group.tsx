import { type AdminPrediction } from '@/api';
import { CategoryShape } from '@/components/ui/college/category';
import { cn } from '@/lib/cn';
import { type Group, shownIn, tint } from './groups';
import { PredictionItem } from './prediction-item';

type PredictionGroupProps = { group: Group; predictions: readonly AdminPrediction[] };

export const PredictionGroup = ({ group, predictions }: PredictionGroupProps) => {
  const shown = shownIn(group, predictions);
  return (
    <section
      aria-labelledby={`group-${group.category}`}
      className="min-w-0 content-start overflow-hidden rounded-lg border bg-card shadow-card"
    >
      <div className="flex items-center gap-2 border-b px-4 py-3">
        <CategoryShape category={group.category} className={cn('size-4', tint[group.category])} />
        <h3 id={`group-${group.category}`} className="font-semibold">
          {group.name}
        </h3>
        <p className="text-hint text-muted-foreground tabular-nums">{group.range}</p>
        <p className="ml-auto text-hint font-semibold tabular-nums">
          {shown.length} of {group.target}
        </p>
      </div>
      {shown.length === 0 ? (
        <p className="px-4 py-5 text-muted-foreground">{group.empty}</p>
      ) : (
        <ul>
          {shown.map((prediction) => (
            <PredictionItem key={prediction.id} prediction={prediction} category={group.category} />
          ))}
        </ul>
      )}
    </section>
  );
};
