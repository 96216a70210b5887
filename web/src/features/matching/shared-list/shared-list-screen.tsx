import { Link } from 'react-router-dom';
import { type SharedList } from '@/api';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { LanguageSwitch } from '@/components/ui/language/language-switch';
import { ApiError } from '@/lib/api/api-error';
import { useSkeletonVisible } from '@/lib/hooks/use-skeleton-visible';
import { useLanguage, useWords } from '@/lib/preferences/language';
import { today } from '../applications/shared/day-words';
import { GiveUp } from './give-up';
import { nextFirst } from './next-first';
import { SharedApplicationRow } from './shared-application';
import { useSharedList } from './use-shared-list';
import { english, type Words } from './words';
import { spanish } from './words.es';

/** A student's list and dates, as the student shares them with the adult who reads. */
export const SharedListScreen = ({ studentId }: { studentId: string }) => {
  const words = useWords({ en: english, es: spanish });
  const list = useSharedList(studentId);
  const waiting = useSkeletonVisible(list.isPending);
  const isClosed = list.error instanceof ApiError && [400, 403, 404].includes(list.error.status);

  return (
    <div lang={useLanguage()} className="grid max-w-220 grid-cols-1 gap-6">
      <div className="flex items-center justify-between gap-3">
        <Link to="/" className="link inline-flex min-h-8 items-center pointer-coarse:min-h-11">
          {words.home}
        </Link>
        <LanguageSwitch />
      </div>
      {isClosed ? (
        <Closed words={words} />
      ) : list.data ? (
        <Shared studentId={studentId} list={list.data} words={words} />
      ) : waiting || list.isPending ? (
        <Skeleton className="h-60 w-full" />
      ) : (
        <ErrorState title={words.notLoaded} onRetry={() => void list.refetch()} retrying={list.isFetching}>
          {words.notLoadedWhy}
        </ErrorState>
      )}
    </div>
  );
};

const Closed = ({ words }: { words: Words }) => (
  <div role="status" className="grid gap-2">
    <h1 className="text-page-phone md:text-page">{words.notShared}</h1>
    <p className="max-w-[38em] text-reading text-pretty text-muted-foreground">{words.notSharedWhy}</p>
  </div>
);

type SharedProps = { studentId: string; list: SharedList; words: Words };

/** Of the colleges that answered: no chance is told of them anymore. */
const answersOf = (applications: SharedList['applications'], words: Words) =>
  new Map(
    applications
      .filter(({ status }) => status === 'Decided')
      .map((application) => [application.collegeId, words.standing(application)]),
  );

const Shared = ({
  studentId,
  list: { firstName, showsChances, colleges, applications },
  words,
}: SharedProps) => {
  const answers = answersOf(applications, words);

  return (
    <>
      <div className="grid gap-1">
        <h1 className="text-page-phone wrap-anywhere md:text-page">{words.title(firstName)}</h1>
        <p className="text-reading text-pretty text-muted-foreground">{words.lead}</p>
      </div>
      <section aria-labelledby="dates" className="grid gap-3">
        <h2 id="dates" className="text-section">
          {words.dates}
        </h2>
        {applications.length === 0 ? (
          <p className="text-muted-foreground">{words.noApplications(firstName)}</p>
        ) : (
          <ul className="divide-y overflow-hidden rounded-lg border bg-card shadow-card">
            {nextFirst(applications, today()).map((application) => (
              <SharedApplicationRow key={application.id} application={application} words={words} />
            ))}
          </ul>
        )}
      </section>
      <section aria-labelledby="colleges" className="grid gap-3">
        <h2 id="colleges" className="text-section">
          {words.colleges}
        </h2>
        {showsChances && <p className="text-muted-foreground">{words.aboutChances}</p>}
        {colleges.length === 0 ? (
          <p className="text-muted-foreground">{words.noColleges(firstName)}</p>
        ) : (
          <ul className="divide-y overflow-hidden rounded-lg border bg-card shadow-card">
            {colleges.map(({ id, name, location, chance }) => (
              <li
                key={id}
                className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 px-4.5 py-3"
              >
                <span className="min-w-0">
                  <Link to={`/colleges/${id}`} className="font-semibold wrap-anywhere hover:underline">
                    {name}
                  </Link>
                  <span className="block text-hint text-muted-foreground">{location}</span>
                </span>
                <span className="text-hint tabular-nums">
                  {answers.get(id) ?? (showsChances && (chance ? words.chance(chance) : words.noChance))}
                </span>
              </li>
            ))}
          </ul>
        )}
      </section>
      <GiveUp studentId={studentId} firstName={firstName} words={words} />
    </>
  );
};
