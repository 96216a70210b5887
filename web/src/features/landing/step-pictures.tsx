import { Check, Circle, CircleCheck } from 'lucide-react';
import { ChanceRange } from '@/components/ui/college/chance-range';
import { OHIO_STATE, pointsMoved } from './example-student';

const chip = 'inline-flex min-h-7 items-center gap-1.5 rounded-full border border-outline bg-card px-2.75';

export const ProfilePicture = () => (
  <div className="flex flex-wrap gap-1.5 text-small font-[550]">
    <span className={`${chip} border-primary bg-primary text-primary-foreground`}>
      <Check className="size-[1em]" strokeWidth={3} />
      Engineering
    </span>
    <span className={chip}>Suburban</span>
    <span className={chip}>Midwest</span>
  </div>
);

/** A full bar is twenty percentage points. */
const factors = [
  { name: 'Home state', points: pointsMoved.residency },
  { name: 'Grades', points: pointsMoved.grades },
  { name: 'SAT score', points: pointsMoved.test },
];

export const AnalysisPicture = () => (
  <div className="grid gap-2 text-small font-[550]">
    {factors.map(({ name, points }) => (
      <div key={name} className="grid grid-cols-[5rem_1fr_1.5rem] items-center gap-2">
        {name}
        <span className="h-2 overflow-hidden rounded-full bg-track">
          <span
            style={{ width: `${Math.abs(points) * 5}%` }}
            className={`block h-full rounded-full ${points < 0 ? 'bg-reach' : 'bg-safety'}`}
          />
        </span>
        <span className="text-right tabular-nums">
          {points < 0 ? '–' : '+'}
          {Math.abs(Math.round(points))}
        </span>
      </div>
    ))}
  </div>
);

export const RecommendationPicture = () => (
  <div className="rounded-md bg-card px-3 py-2.75">
    <ChanceRange chance={OHIO_STATE.chance} />
  </div>
);

const rounds = [
  { name: 'Early Action', icon: CircleCheck, color: 'text-safety' },
  { name: 'Regular Decision', icon: Circle, color: 'text-muted-foreground' },
];

export const ApplyPicture = () => (
  <div className="grid gap-1.75 text-small font-[550]">
    {rounds.map(({ name, icon: Icon, color }) => (
      <div key={name} className="flex items-center gap-2.25 rounded-[9px] bg-card px-2.75 py-1.75">
        <Icon className={`size-[1.15em] ${color}`} />
        {name}
      </div>
    ))}
  </div>
);
