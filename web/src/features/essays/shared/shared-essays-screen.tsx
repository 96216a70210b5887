import { Link } from 'react-router-dom';
import { type SharedEssayLine } from '@/api';
import { Badge } from '@/components/ui/basics/badge';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { useSkeletonVisible } from '@/lib/hooks/use-skeleton-visible';
import { useWords } from '@/lib/preferences/language';
import { useSharedEssays } from './use-shared-essays';
import { english, type Words } from './words';
import { spanish } from './words.es';

type SharedEssaysScreenProps = { studentId: string; firstName: string };

/** The essays a student shares with the adult who reads, without their texts. */
export const SharedEssaysScreen = ({ studentId, firstName }: SharedEssaysScreenProps) => {
  const words = useWords({ en: english, es: spanish });
  const essays = useSharedEssays(studentId);
  const waiting = useSkeletonVisible(essays.isPending);

  if (waiting) return <Skeleton className="h-60 w-full" />;
  if (essays.data === undefined)
    return (
      <ErrorState title={words.notLoaded} onRetry={() => void essays.refetch()} retrying={essays.isFetching}>
        {words.notLoadedWhy}
      </ErrorState>
    );
  if (essays.data.length === 0)
    return (
      <div className="rounded-lg border bg-card shadow-card">
        <EmptyState title={words.none(firstName)}>{words.noneWhat}</EmptyState>
      </div>
    );
  return (
    <section aria-labelledby="essays" className="grid grid-cols-1 gap-3">
      <h2 id="essays" className="text-section">
        {words.title}
      </h2>
      <ul className="divide-y overflow-hidden rounded-lg border bg-card shadow-card">
        {essays.data.map((essay) => (
          <Line key={essay.id} studentId={studentId} essay={essay} words={words} />
        ))}
      </ul>
    </section>
  );
};

type LineProps = { studentId: string; essay: SharedEssayLine; words: Words };

const Line = ({ studentId, essay, words }: LineProps) => (
  <li className="grid gap-1.5 px-4.5 py-4">
    <Link
      to={`/students/${studentId}/essays/${essay.id}`}
      lang="en"
      dir="auto"
      className="font-essay text-title font-semibold wrap-anywhere hover:underline"
    >
      {essay.title}
    </Link>
    <p className="text-hint wrap-anywhere text-muted-foreground tabular-nums">
      {[words.type(essay), essay.collegeName, words.length(essay), words.updated(essay)]
        .filter((fact) => fact !== null)
        .join(' · ')}
    </p>
    <div className="flex flex-wrap gap-1.5">
      <Badge>{words.status(essay)}</Badge>
      {essay.awaitsComment && <Badge tone="ink">{words.awaits}</Badge>}
    </div>
  </li>
);
