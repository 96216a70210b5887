import { Check } from 'lucide-react';
import { Badge } from '@/components/ui/basics/badge';
import { PlannedBadge } from '@/components/ui/basics/planned-badge';
import { cn } from '@/lib/cn';
import { ChoosePlan } from './choose-plan';
import { OFFERS, PLANNED_OFFERS, type PlanName } from './plans';
import { usePricingWords } from './use-pricing-words';

export const PlanCard = ({ plan }: { plan: PlanName }) => {
  const { plans, offers, planned } = usePricingWords();
  const { title, price, per, badge, words, note } = plans[plan];
  const starred = badge !== undefined;

  return (
    <section
      aria-labelledby={`plan-${plan}`}
      className={cn(
        'flex flex-col gap-5 rounded-[18px] border bg-card p-5.5 md:p-7',
        starred && 'border-primary shadow-raised ring-1 ring-primary ring-inset',
      )}
    >
      <div className="grid gap-1">
        <div className="flex min-h-6 flex-wrap items-center gap-2">
          <h2 id={`plan-${plan}`} className="text-section">
            {title}
          </h2>
          {starred && <Badge className="bg-highlight text-highlight-foreground">{badge}</Badge>}
        </div>
        <p className="flex flex-wrap items-baseline gap-x-2 font-display text-page font-bold tracking-[-0.03em] tabular-nums">
          {price}
          {per !== undefined && (
            <span className="font-sans text-interface font-normal tracking-normal text-muted-foreground">
              {per}
            </span>
          )}
        </p>
        <p className="text-pretty text-muted-foreground">{words}</p>
      </div>
      <ul className="grid gap-2.5">
        {OFFERS[plan].map((offer) => (
          <li key={offer} className="flex items-start gap-2.5">
            <Check
              aria-hidden
              className={cn(
                'mt-0.75 size-4 shrink-0',
                PLANNED_OFFERS.includes(offer) ? 'text-muted-foreground' : 'text-safety',
              )}
              strokeWidth={3}
            />
            <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
              {offers[offer]}
              {PLANNED_OFFERS.includes(offer) && <PlannedBadge>{planned}</PlannedBadge>}
            </span>
          </li>
        ))}
      </ul>
      {note !== undefined && <p className="text-small text-pretty text-muted-foreground">{note}</p>}
      <ChoosePlan plan={plan} />
    </section>
  );
};
