import { Link } from 'react-router-dom';
import { type NextDates } from '@/api';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { useSkeletonVisible } from '@/lib/hooks/use-skeleton-visible';
import { useLanguage, useWords } from '@/lib/preferences/language';
import { today } from '../applications/shared/day-words';
import { dayWithSource, timeLeft, whatIsDue } from '../caseload/due-words';
import { useNextDates } from './use-next-dates';
import { english, type Words } from './words';
import { spanish } from './words.es';

/** The nearest dates of all students who share their list. Not drawn while there is no such student. */
export const NextDatesSection = () => {
  const words = useWords({ en: english, es: spanish });
  const next = useNextDates();
  const waiting = useSkeletonVisible(next.isPending);
  if (next.data?.students.length === 0) return null;

  return (
    <section aria-labelledby="next-dates" className="grid gap-4 rounded-lg border bg-card p-6 shadow-card">
      <h2 id="next-dates" className="text-section">
        {words.title}
      </h2>
      {next.data ? (
        <Dates dates={next.data.dates} words={words} />
      ) : waiting || next.isPending ? (
        <Skeleton className="h-24 w-full" />
      ) : (
        <ErrorState title={words.notLoaded} onRetry={() => void next.refetch()} retrying={next.isFetching}>
          {words.notLoadedWhy}
        </ErrorState>
      )}
    </section>
  );
};

const Dates = ({ dates, words }: { dates: NextDates['dates']; words: Words }) => {
  const language = useLanguage();
  if (dates.length === 0)
    return <p className="max-w-[38em] text-reading text-pretty text-muted-foreground">{words.none}</p>;

  return (
    <ol className="grid divide-y border-t">
      {dates.map((due) => (
        <li key={`${due.applicationId} ${due.item ?? ''} ${due.day}`} className="grid gap-0.5 py-3">
          <span className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="min-w-0 font-semibold wrap-anywhere">{whatIsDue(due, language)}</span>
            <Link
              to={`/students/${due.studentId}`}
              className="link inline-flex min-h-8 items-center pointer-coarse:min-h-11"
            >
              {words.of(due.firstName)}
            </Link>
          </span>
          <span className="text-hint text-pretty text-muted-foreground">
            {dayWithSource(due, language)}, {timeLeft(due.day, today(), language)}
          </span>
        </li>
      ))}
    </ol>
  );
};
