import { memo, useId } from 'react';
import { type ApplicationRound, type ListedChance } from '#engine';
import { Badge } from '@/components/ui/basics/badge';
import { chanceTrack } from '@/components/ui/college/chance-track';
import { type Category, CategoryShape, categoryWord } from '@/components/ui/college/category';
import { Select } from '@/components/ui/select/select';
import { cn } from '@/lib/cn';
import { bandPosition, dotPosition } from '@/lib/drawing/range-position';
import { chancePercent, chanceRange } from '@/lib/words/chances';
import { pointsWords } from '../explanation/words';
import { type Simulated } from './simulate';
import { pointsChanged } from './simulation-words';

const ROUNDS: readonly { value: ApplicationRound; label: string }[] = [
  { value: 'Regular Decision', label: 'Regular Decision' },
  { value: 'Early Action', label: 'Early Action' },
  { value: 'Early Decision', label: 'Early Decision (binding)' },
  { value: 'Rolling', label: 'Rolling' },
];

type ResultRowProps = { college: Simulated; onRound: (unitId: number, round: ApplicationRound) => void };

/** One college: its range and category now and with the changes, and the round to apply in. */
const Row = ({ college, onRound }: ResultRowProps) => {
  const { id, name, now, then, round } = college;
  const nameId = useId();
  const roundId = useId();

  return (
    <article aria-labelledby={nameId} className="grid gap-2.5 py-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <h3 id={nameId} className="min-w-0 flex-1 basis-56 text-title">
          {name}
        </h3>
        {then && <ChangeBadge points={pointsChanged(college)} />}
      </div>
      {now && then ? (
        <Ranges now={now} then={then} />
      ) : (
        <p className="text-hint text-muted-foreground">There is no estimate for this college.</p>
      )}
      {then?.notSafe != null && <p className="text-small text-muted-foreground">{then.notSafe}</p>}
      <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-hint">
        <label htmlFor={roundId} className="text-muted-foreground">
          Round
        </label>
        <Select
          id={roundId}
          aria-describedby={nameId}
          className="min-h-9 w-auto text-hint pointer-coarse:min-h-11"
          options={ROUNDS}
          value={round}
          onValueChange={(value) => {
            const next = ROUNDS.find((each) => each.value === value);
            if (next) onRound(id, next.value);
          }}
          placeholder="Regular Decision"
        />
        {round === 'Early Decision' && (
          <span className="text-small text-muted-foreground">
            Binding: if they say yes, you go. One college only, and check that it offers this round.
          </span>
        )}
      </div>
    </article>
  );
};

const sameCollege = ({ college: one }: ResultRowProps, { college: other }: ResultRowProps) =>
  one.id === other.id &&
  one.round === other.round &&
  one.then?.chance === other.then?.chance &&
  one.then?.low === other.then?.low &&
  one.then?.high === other.then?.high &&
  one.then?.category === other.then?.category &&
  one.then?.notSafe === other.then?.notSafe &&
  one.now?.chance === other.now?.chance;

/** Most rows stay the same while one slider moves. */
export const ResultRow = memo(Row, (one, other) => one.onRound === other.onRound && sameCollege(one, other));

const ChangeBadge = ({ points }: { points: number }) => {
  if (points === 0) return <span className="text-hint text-muted-foreground">no change</span>;
  return <Badge tone={points > 0 ? 'ink' : 'plain'}>{pointsWords(points)}</Badge>;
};

const fill: Record<Category, string> = { reach: 'bg-reach', target: 'bg-target', safety: 'bg-safety' };
const tint: Record<Category, string> = {
  reach: 'text-reach-text',
  target: 'text-target-text',
  safety: 'text-safety-text',
};

const Ranges = ({ now, then }: { now: ListedChance; then: ListedChance }) => (
  <dl className="grid grid-cols-[4.75rem_minmax(0,1fr)_8.5rem] items-center gap-x-3 gap-y-1.5 text-hint">
    <RangeLine label="Now" chance={now} muted />
    <RangeLine label="What if" chance={then} />
  </dl>
);

type RangeLineProps = { label: string; chance: ListedChance; muted?: boolean };

const RangeLine = ({ label, chance: { low, high, chance, category }, muted = false }: RangeLineProps) => (
  <div className="contents">
    <dt className={cn('flex items-center gap-1.5', muted && 'text-muted-foreground')}>
      {label}
      <CategoryShape category={category} className={cn('size-3.5', tint[category])} />
    </dt>
    <dd aria-hidden className={cn('relative rounded-full', chanceTrack, muted ? 'h-2' : 'h-3.5')}>
      <span
        style={bandPosition(low, high)}
        className={cn('absolute inset-y-0 rounded-full', fill[category], muted && 'opacity-55')}
      />
      <span
        style={dotPosition(low, high, chance)}
        className="absolute top-1/2 -m-[3px] size-1.5 rounded-full bg-card"
      />
    </dd>
    <dd className={cn('text-right tabular-nums', muted ? 'text-muted-foreground' : 'font-semibold')}>
      {categoryWord[category]}, {chanceRange(low, high)}
      <span className="block text-small font-normal text-muted-foreground">
        estimate {chancePercent(chance)}
      </span>
    </dd>
  </div>
);
