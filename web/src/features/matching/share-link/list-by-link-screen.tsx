import { Printer } from 'lucide-react';
import { type ListByLink } from '@/api';
import { Button } from '@/components/ui/basics/button';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { LanguageSwitch } from '@/components/ui/language/language-switch';
import { ApiError } from '@/lib/api/api-error';
import { useSkeletonVisible } from '@/lib/hooks/use-skeleton-visible';
import { useLanguage, useWords } from '@/lib/preferences/language';
import { useSession } from '@/lib/session/session';
import { today } from '../applications/shared/day-words';
import { CollegeByLinkRow } from './college-by-link';
import { nextDateFirst } from './next-date-first';
import { useListByLink } from './use-list-by-link';
import { english, type Words } from './words';
import { spanish } from './words.es';

/** What someone without an account reads of a student’s list. */
export const ListByLinkScreen = () => {
  const words = useWords({ en: english, es: spanish });
  const signedIn = useSession().status === 'signed-in';

  return (
    <div lang={useLanguage()} className="grid grid-cols-1 gap-5 print:gap-3 print:[zoom:0.8]">
      <meta name="robots" content="noindex" />
      {/* Visitors have one in the site’s header. */}
      {signedIn && (
        <div className="flex justify-end print:hidden">
          <LanguageSwitch />
        </div>
      )}
      <Content words={words} />
    </div>
  );
};

const NO_LINK = 404;

const Content = ({ words }: { words: Words }) => {
  const query = useListByLink();
  const waiting = useSkeletonVisible(query?.isPending ?? false);

  if (query === null || (query.error instanceof ApiError && query.error.status === NO_LINK))
    return <Ended words={words} />;
  if (query.data) return <List list={query.data} words={words} />;
  if (waiting || query.isPending) return <Skeleton className="h-80 w-full" />;
  return (
    <ErrorState title={words.notLoaded} onRetry={() => void query.refetch()} retrying={query.isFetching}>
      {words.notLoadedWhy}
    </ErrorState>
  );
};

const Ended = ({ words }: { words: Words }) => (
  <div role="status" className="grid gap-2">
    <h1 className="text-page-phone md:text-page">{words.ended}</h1>
    <p className="max-w-[38em] text-reading text-pretty text-muted-foreground">{words.endedWhy}</p>
  </div>
);

type ListProps = { list: ListByLink; words: Words };

const List = ({ list: { firstName, showsFamilyPrice, expiresAt, colleges }, words }: ListProps) => (
  <>
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className="grid min-w-0 gap-1">
        <h1 className="text-page-phone wrap-anywhere md:text-page">{words.title(firstName)}</h1>
        <p className="text-reading text-pretty text-muted-foreground">{words.lead(firstName)}</p>
      </div>
      {colleges.length > 0 && (
        <Button
          variant="outline"
          className="print:hidden"
          icon={<Printer aria-hidden className="size-[1em]" />}
          onClick={() => window.print()}
        >
          {words.print}
        </Button>
      )}
    </div>
    {colleges.length === 0 ? (
      <p className="text-reading text-muted-foreground">{words.noColleges(firstName)}</p>
    ) : (
      <>
        <h2 className="sr-only">{words.colleges}</h2>
        <ul className="divide-y overflow-hidden rounded-lg border bg-card shadow-card print:rounded-none print:border-x-0 print:shadow-none">
          {nextDateFirst(colleges, today()).map((college) => (
            <CollegeByLinkRow key={college.id} college={college} words={words} />
          ))}
        </ul>
        <p className="max-w-[60em] text-hint text-pretty text-muted-foreground print:max-w-none">
          {words.aboutPrices} {showsFamilyPrice && words.aboutFamilyPrice}
        </p>
      </>
    )}
    <p className="text-hint text-muted-foreground">{words.until(words.day(expiresAt.slice(0, 10)))}</p>
  </>
);
