import { ArrowDown, ArrowUp, Equal, type LucideIcon } from 'lucide-react';
import { type CollegeExplanation } from '@/api';
import { SheetSection } from '@/components/ui/overlays/sheet-section';
import { cn } from '@/lib/cn';

type Contribution = CollegeExplanation['contributions'][number];

// Less than this rounds to zero points.
const FELT = 0.5;
const SHOWN_EACH_WAY = 3;

/** What raises the estimate and what lowers it, the strongest first. */
export const Reasons = ({ contributions }: { contributions: readonly Contribution[] }) => {
  if (contributions.length === 0) return null;
  const up = contributions.filter(({ points }) => points >= FELT).slice(0, SHOWN_EACH_WAY);
  const down = contributions.filter(({ points }) => points <= -FELT).slice(0, SHOWN_EACH_WAY);
  const flat = contributions.filter(({ points }) => Math.abs(points) < FELT);

  return (
    <SheetSection title="What moves your estimate">
      <div className="grid gap-x-6 gap-y-4 md:grid-cols-2">
        <Direction title="Up" icon={ArrowUp} tint="text-safety-text" reasons={up} none="Nothing raises it." />
        <Direction
          title="Down"
          icon={ArrowDown}
          tint="text-reach-text"
          reasons={down}
          none="Nothing lowers it."
        />
      </div>
      {flat.length > 0 && (
        <p className="flex gap-2 text-hint text-muted-foreground">
          <Equal aria-hidden className="mt-0.5 size-4 shrink-0" />
          {flat.map(({ words }) => words).join(' ')}
        </p>
      )}
      <p className="text-small text-muted-foreground">From 50% to 53% is 3 points.</p>
    </SheetSection>
  );
};

type DirectionProps = {
  title: string;
  icon: LucideIcon;
  tint: string;
  reasons: readonly Contribution[];
  none: string;
};

const Direction = ({ title, icon: Icon, tint, reasons, none }: DirectionProps) => (
  <div className="grid content-start gap-2">
    <h4 className={cn('flex items-center gap-1.5 text-hint font-semibold', tint)}>
      <Icon aria-hidden className="size-4" />
      {title}
    </h4>
    {reasons.length === 0 && <p className="text-muted-foreground">{none}</p>}
    <ul className="grid gap-2">
      {reasons.map(({ factor, words }) => (
        <li key={factor}>{words}</li>
      ))}
    </ul>
  </div>
);
