import { useQuery } from '@tanstack/react-query';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { type ReactNode } from 'react';
import { readyOptions } from '@/api/queries/health.gen';
import { Button } from '@/components/ui/basics/button';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { ApiError } from '@/lib/api/api-error';
import { cn } from '@/lib/cn';

export const ServiceState = () => {
  const ready = useQuery({ ...readyOptions(), staleTime: 0 });
  // A replica that isn't ready answers with an error; one that is down doesn't answer.
  const answers = ready.isSuccess || ready.error instanceof ApiError;

  return (
    <section aria-labelledby="service" className="rounded-lg border bg-card p-6 shadow-card">
      <div className="flex items-center justify-between gap-3">
        <h2 id="service" className="text-section">
          Service
        </h2>
        <Button variant="outline" size="sm" busy={ready.isFetching} onClick={() => void ready.refetch()}>
          Check again
        </Button>
      </div>
      <div role="status" className="mt-3">
        <dl className="grid divide-y">
          <Row term="Server" pending={ready.isPending}>
            <State good={answers}>{answers ? 'Running' : 'Not responding'}</State>
          </Row>
          <Row term="Ready for requests" pending={ready.isPending}>
            <State good={ready.isSuccess && ready.data.ready}>
              {ready.isSuccess && ready.data.ready ? 'Yes' : 'No'}
            </State>
          </Row>
          <Row term="Database" pending={ready.isPending}>
            <State good={ready.isSuccess && ready.data.database}>
              {!ready.isSuccess ? 'Unknown' : ready.data.database ? 'Connected' : 'Not responding'}
            </State>
          </Row>
          <Row term="Latest migration" pending={ready.isPending}>
            {ready.data?.migration?.replaceAll('_', ' ') ?? 'Unknown'}
          </Row>
        </dl>
      </div>
    </section>
  );
};

type RowProps = { term: string; pending: boolean; children: ReactNode };

const Row = ({ term, pending, children }: RowProps) => (
  <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 py-1.5">
    <dt className="text-muted-foreground">{term}</dt>
    <dd className="min-w-0 font-[550] break-words">
      {pending ? <Skeleton className="h-4 w-24" /> : children}
    </dd>
  </div>
);

const State = ({ good, children }: { good: boolean; children: ReactNode }) => {
  const Icon = good ? CircleCheck : CircleAlert;

  return (
    <span className="inline-flex items-center gap-2">
      <Icon aria-hidden className={cn('size-4.5 shrink-0', good ? 'text-safety' : 'text-destructive')} />
      {children}
    </span>
  );
};
