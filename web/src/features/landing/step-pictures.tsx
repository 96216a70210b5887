import { Check, Circle, CircleCheck } from 'lucide-react';
import { ChanceRange } from '@/components/ui/college/chance-range';
import { type ChanceSay } from '@/lib/words/chances';
import { OHIO_STATE, pointsMoved } from './example-student';
import { type Words } from './words';

export type StepPictureProps = { words: Words; say: ChanceSay };

const chip = 'inline-flex min-h-7 items-center gap-1.5 rounded-full border border-outline bg-card px-2.75';

export const ProfilePicture = ({ words: { steps } }: StepPictureProps) => (
  <div className="flex flex-wrap gap-1.5 text-small font-[550]">
    <span className={`${chip} border-primary bg-primary text-primary-foreground`}>
      <Check className="size-[1em]" strokeWidth={3} />
      {steps.chips.major}
    </span>
    <span className={chip}>{steps.chips.setting}</span>
    <span className={chip}>{steps.chips.region}</span>
  </div>
);

/** A full bar is twenty percentage points. */
const FACTORS = ['residency', 'grades', 'test'] as const;

export const AnalysisPicture = ({ words: { steps } }: StepPictureProps) => (
  <div className="grid gap-2 text-small font-[550]">
    {FACTORS.map((factor) => ({ factor, points: pointsMoved[factor] })).map(({ factor, points }) => (
      <div key={factor} className="grid grid-cols-[5rem_1fr_1.5rem] items-center gap-2">
        {steps.factors[factor]}
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

export const RecommendationPicture = ({ words: { example }, say }: StepPictureProps) => (
  <div className="rounded-md bg-card px-3 py-2.75">
    <ChanceRange chance={OHIO_STATE.chance} label={example.chance} say={say} />
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
