import { type ReactNode } from 'react';
import { Button } from '@/components/ui/basics/button';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { useSkeletonVisible } from '@/lib/hooks/use-skeleton-visible';
import { useWords } from '@/lib/preferences/language';
import { CaseloadFilters } from './caseload-filters';
import { CaseloadPages } from './caseload-pages';
import { type EssaysOf } from './caseload-row';
import { CaseloadTable } from './caseload-table';
import { useCaseload, useCaseloadAddress } from './use-caseload';
import { english } from './words';
import { spanish } from './words.es';

type CaseloadScreenProps = {
  /** What is shown beside a student; undefined is nothing. */
  essaysOf: EssaysOf;
};

/** A counselor’s students, by what is due next. */
export const CaseloadScreen = ({ essaysOf }: CaseloadScreenProps) => {
  const words = useWords({ en: english, es: spanish });
  const { search, filter, page, change } = useCaseloadAddress();
  const caseload = useCaseload({ page, ...(search !== '' && { search }), ...(filter && { filter }) });
  const waiting = useSkeletonVisible(caseload.isPending);

  if (caseload.data === undefined)
    return (
      <Frame title={words.title}>
        {waiting || caseload.isPending ? (
          <Skeleton className="h-60 w-full" />
        ) : (
          <ErrorState
            title={words.notLoaded}
            onRetry={() => void caseload.refetch()}
            retrying={caseload.isFetching}
          >
            {words.notLoadedWhy}
          </ErrorState>
        )}
      </Frame>
    );

  const { students, total, pageSize, counts } = caseload.data;
  if (counts.all === 0)
    return (
      <Frame title={words.title}>
        <EmptyState title={words.firstTitle}>{words.first}</EmptyState>
      </Frame>
    );
  return (
    <Frame title={words.title}>
      <CaseloadFilters search={search} filter={filter} counts={counts} words={words} onChange={change} />
      {students.length === 0 ? (
        <div role="status" className="grid justify-items-start gap-3 px-4 pb-5 md:px-5">
          <p className="text-muted-foreground">{words.noneFound}</p>
          <Button variant="outline" onClick={() => change({ search: '', filter: '' })}>
            {words.clear}
          </Button>
        </div>
      ) : (
        <div>
          <CaseloadTable students={students} essaysOf={essaysOf} words={words} />
          {total > pageSize && (
            <CaseloadPages
              page={page}
              pageSize={pageSize}
              total={total}
              words={words}
              onTurn={(next) => change({ page: next })}
            />
          )}
        </div>
      )}
    </Frame>
  );
};

const Frame = ({ title, children }: { title: string; children: ReactNode }) => (
  <section
    aria-labelledby="caseload"
    className="grid min-w-0 grid-cols-1 gap-4 overflow-hidden rounded-lg border bg-card pt-5 shadow-card"
  >
    <h2 id="caseload" className="px-4 text-section md:px-5">
      {title}
    </h2>
    {children}
  </section>
);
