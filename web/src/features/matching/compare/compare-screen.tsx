import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { Link } from 'react-router-dom';
import { type CollegeDetail } from '@/api';
import { listApplicationsOptions } from '@/api/queries/applications.gen';
import { listSavedCollegesOptions } from '@/api/queries/matching.gen';
import { Button } from '@/components/ui/basics/button';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { Notice } from '@/components/ui/feedback/notice';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { useReadsOnly } from '@/lib/session/use-reads-only';
import { comparedIds, LEAST_COMPARED, MOST_COMPARED } from './compared-ids';
import { compareRows } from './compare-rows';
import { CompareTable } from './compare-table';
import { type Major } from './major-earnings';
import { PickColleges } from './pick-colleges';
import { useCompared } from './use-compared';

type CompareScreenProps = {
  /** As the address has them. */
  ids: string | null;
  /** Choosing colleges, with those of the address picked. */
  isPicking: boolean;
  major: Major;
};

export const CompareScreen = ({ ids: written, isPicking, major }: CompareScreenProps) => {
  const isStudent = !useReadsOnly();
  const all = comparedIds(written);
  const { colleges, unknown, isPending, isFailed, retry } = useCompared(all.slice(0, MOST_COMPARED));
  const saved = useQuery({ ...listSavedCollegesOptions(), enabled: isStudent });
  const applications = useQuery({ ...listApplicationsOptions(), enabled: isStudent }).data ?? [];
  const isWaiting = isPending || (isStudent && saved.isPending);

  if (isFailed) {
    return (
      <ErrorState title="The colleges didn’t load" onRetry={retry} retrying={isPending}>
        Try again in a moment.
      </ErrorState>
    );
  }
  if (isWaiting) return <Waiting />;

  return (
    <>
      <Notes unknown={unknown} left={all.length - MOST_COMPARED} />
      {colleges.length < LEAST_COMPARED || isPicking ? (
        <PickColleges
          key={written}
          choices={choicesOf(
            colleges,
            saved.data?.filter(({ isHidden }) => !isHidden).map(({ college }) => college) ?? [],
          )}
          picked={colleges.map(({ id }) => id)}
        />
      ) : (
        <SideBySide colleges={colleges} rows={compareRows({ major, isStudent, applications })} />
      )}
    </>
  );
};

type Named = Pick<CollegeDetail, 'id' | 'shortName'>;

const choicesOf = (compared: readonly Named[], saved: readonly Named[]) => {
  const names = new Map([...compared, ...saved].map(({ id, shortName }) => [id, shortName]));
  return [...names].map(([id, name]) => ({ id, name }));
};

const SideBySide = (table: Parameters<typeof CompareTable>[0]) => (
  <>
    <CompareTable {...table} />
    <div className="flex flex-wrap gap-2.5 print:hidden">
      <Button variant="outline" asChild>
        <Link to={`/colleges/compare?ids=${table.colleges.map(({ id }) => id).join(',')}&pick=1`}>
          Change colleges
        </Link>
      </Button>
      <Button
        variant="outline"
        icon={<Printer className="size-[1em]" />}
        onClick={() => {
          window.print();
        }}
      >
        Print
      </Button>
    </div>
    <p className="max-w-[52em] print:max-w-none text-small text-muted-foreground">
      Prices, graduation, earnings and tests: U.S. Department of Education, College Scorecard, for the years
      beside each row. Chances are estimates. Usual dates are the most common among 189 colleges that
      published theirs for fall 2027.
    </p>
  </>
);

const Notes = ({ unknown, left }: { unknown: number; left: number }) => (
  <>
    {left > 0 && <Notice>Six colleges fit side by side, so the first six are shown.</Notice>}
    {unknown > 0 && (
      <Notice>
        {unknown === 1 ? 'One college isn’t' : `${unknown} colleges aren’t`} in Flyleaf. Check the address, or
        search for {unknown === 1 ? 'it' : 'them'}.
      </Notice>
    )}
  </>
);

const Waiting = () => (
  <div aria-busy>
    <span role="status" className="sr-only">
      Loading the colleges
    </span>
    <Skeleton className="h-120 rounded-lg" />
  </div>
);
