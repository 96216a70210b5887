import { Printer } from 'lucide-react';
import { type SharedBragSheet } from '@/api';
import { Button } from '@/components/ui/basics/button';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { ApiError } from '@/lib/api/api-error';
import { useSkeletonVisible } from '@/lib/hooks/use-skeleton-visible';
import { useWords } from '@/lib/preferences/language';
import { Announcer } from '../activities-sheet/announcer';
import { questions } from '../brag-sheet/questions';
import { printAs } from '../resume/print-as';
import { Answer } from './answer';
import { useSharedBragSheet } from './use-shared-brag-sheet';
import { english, type Words } from './words';
import { spanish } from './words.es';

type ScreenProps = { studentId: string; firstName: string };

/** What a student tells the counselor who writes for them, once the student opened it. */
export const SharedBragSheetScreen = ({ studentId, firstName }: ScreenProps) => {
  const words = useWords({ en: english, es: spanish });
  const sheet = useSharedBragSheet(studentId);
  const waiting = useSkeletonVisible(sheet.isPending);

  if (sheet.error instanceof ApiError && sheet.error.status === 403)
    return (
      <div role="status" className="grid gap-2">
        <h2 className="text-section">{words.kept(firstName)}</h2>
        <p className="max-w-[38em] text-reading text-pretty text-muted-foreground">{words.keptWhy}</p>
      </div>
    );
  if (waiting) return <Skeleton className="h-60 w-full" />;
  if (sheet.data === undefined)
    return (
      <ErrorState title={words.notLoaded} onRetry={() => void sheet.refetch()} retrying={sheet.isFetching}>
        {words.notLoadedWhy}
      </ErrorState>
    );
  return (
    <Announcer>
      <Shared sheet={sheet.data} words={words} />
    </Announcer>
  );
};

const Shared = ({ sheet, words }: { sheet: SharedBragSheet; words: Words }) => {
  const title = words.title(`${sheet.firstName} ${sheet.lastName}`);

  return (
    <article aria-labelledby="brag-sheet" className="grid gap-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
        <div className="grid min-w-0 gap-1">
          <h2 id="brag-sheet" className="text-section wrap-anywhere">
            {title}
          </h2>
          <p className="max-w-[38em] text-pretty text-muted-foreground">
            {words.lead} {words.updated(sheet.updatedAt)}
          </p>
        </div>
        <Button
          variant="outline"
          size="sm"
          className="print:hidden"
          icon={<Printer aria-hidden className="size-[1em]" />}
          onClick={() => printAs(title)}
        >
          {words.print}
        </Button>
      </div>
      <div className="divide-y rounded-lg border bg-card shadow-card print:border-0 print:shadow-none">
        {questions.map((question) => (
          <Answer key={question} asked={words.asked[question]} text={sheet.answers[question]} words={words} />
        ))}
      </div>
    </article>
  );
};
