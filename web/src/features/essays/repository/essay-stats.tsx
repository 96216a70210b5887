import { type EssayPage } from '@/api';
import { count } from '@/lib/words/figures';

/** Over all essays, whatever the filters. */
export const EssayStats = ({ stats }: { stats: EssayPage['stats'] }) => (
  <dl className="grid grid-cols-2 gap-3 md:grid-cols-4">
    <Figure name="Total Essays" value={count(stats.total)} />
    <Figure name="Analyzed" value={count(stats.analyzed)} />
    <Figure name="In Progress" value={count(stats.inProgress)} />
    <Figure name="Avg Score" value={stats.averageScore === null ? 'None yet' : count(stats.averageScore)} />
  </dl>
);

const Figure = ({ name, value }: { name: string; value: string }) => (
  <div className="grid gap-0.5 rounded-lg border bg-card px-4 py-3 shadow-card md:px-5">
    <dt className="text-hint text-muted-foreground">{name}</dt>
    <dd className="font-display text-section font-[650] tabular-nums">{value}</dd>
  </div>
);
