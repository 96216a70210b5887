import { ClipboardList } from 'lucide-react';
import { type Application } from '@/api';
import { Button } from '@/components/ui/basics/button';
import { useSavedColleges } from '../../saved-colleges/use-saved-colleges';
import { useStartAll } from './use-start-all';

/** One press for every college on the list without an application. Not drawn where each has one. */
export const StartAll = ({ applications }: { applications: readonly Application[] }) => {
  const saved = useSavedColleges().data ?? [];
  const startAll = useStartAll();
  const begun = new Set(applications.map(({ collegeId }) => collegeId));
  const missing = saved.filter(({ collegeId }) => !begun.has(collegeId)).length;
  if (missing === 0) return null;

  return (
    <aside
      aria-label="Colleges without an application"
      className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-lg border bg-card px-4.5 py-3.5 shadow-card print:hidden"
    >
      <ClipboardList aria-hidden className="size-5 shrink-0 text-muted-foreground" />
      <p className="min-w-0 flex-1 basis-60 text-pretty">
        {missing === 1
          ? 'One college on your list has no application yet. '
          : `${missing} colleges on your list have no application yet. `}
        <span className="text-muted-foreground">
          {missing === 1 ? 'It starts' : 'Each starts'} in the regular round, which promises nothing. You can
          change the round.
        </span>
      </p>
      <Button size="sm" busy={startAll.isPending} onClick={() => startAll.mutate({})}>
        {missing === 1 ? 'Start it' : `Start all ${missing}`}
      </Button>
    </aside>
  );
};
