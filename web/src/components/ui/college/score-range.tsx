import { cn } from '@/lib/cn';

type ScoreRangeProps = {
  /** "SAT at Ohio State". */
  label: string;
  /** 400 to 1600 for the SAT, 1 to 36 for the ACT. */
  scale: readonly [number, number];
  /** The 25th and the 75th percentile of the students who enrolled and sent a score. */
  middleHalf: readonly [number, number];
  /** The student's own score, if there is one. */
  score?: number | null;
  /** What the range means for this student, in one sentence. */
  sentence?: string;
  className?: string;
};

/** The middle half of a college's scores, with a pin for the student's score. */
export const ScoreRange = ({
  label,
  scale,
  middleHalf,
  score = null,
  sentence,
  className,
}: ScoreRangeProps) => {
  const [least, most] = scale;
  const [low, high] = middleHalf;
  const at = (points: number) => `${((points - least) / (most - least)) * 100}%`;
  const spoken = `Half of the students scored between ${low} and ${high}.`;

  return (
    <div data-slot="score" className={className}>
      <div className="mb-2.5 flex items-baseline justify-between gap-2">
        <b>{label}</b>
        <span className="text-small text-muted-foreground tabular-nums">
          Usual range: {low}–{high}
        </span>
      </div>
      <div
        role="img"
        aria-label={score === null ? spoken : `You scored ${score}. ${spoken}`}
        className={cn('relative', score !== null && 'pt-[34px]')}
      >
        <div data-slot="score-track" className="relative h-2.5 rounded-full bg-track">
          <span
            data-slot="score-band"
            style={{ left: at(low), width: `calc(${at(high)} - ${at(low)})` }}
            className="absolute inset-y-0 rounded-full bg-[color-mix(in_oklab,var(--primary)_45%,var(--track))]"
          />
        </div>
        {score !== null && <Pin at={at(score)} score={score} />}
      </div>
      <div className="mt-0.5 flex justify-between text-small text-muted-foreground tabular-nums">
        <span>{least}</span>
        <span>{most}</span>
      </div>
      {sentence !== undefined && <p className="mt-2.5">{sentence}</p>}
    </div>
  );
};

// The label stays inside the track; the needle is exact.
const Pin = ({ at, score }: { at: string; score: number }) => (
  <>
    <span
      data-slot="score-pin"
      style={{ left: at }}
      className="absolute top-4 -ml-px h-[30px] w-0.5 bg-foreground"
    />
    <span
      style={{ left: `clamp(34px, ${at}, 100% - 34px)` }}
      className="absolute top-0 -translate-x-1/2 rounded-[7px] bg-foreground px-2 py-px text-small font-[650] whitespace-nowrap text-background tabular-nums"
    >
      You {score}
    </span>
  </>
);
