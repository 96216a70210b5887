import { Link } from 'react-router-dom';
import { type SharedList } from '@/api';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { useSkeletonVisible } from '@/lib/hooks/use-skeleton-visible';
import { useWords } from '@/lib/preferences/language';
import { today } from '../applications/shared/day-words';
import { nextFirst } from './next-first';
import { SharedApplicationRow } from './shared-application';
import { SharedChance } from './shared-chance';
import { useSharedList } from './use-shared-list';
import { english, type SharedCollege, type Words } from './words';
import { spanish } from './words.es';

/** A student’s list and dates, as the student shares them with the adult who reads. */
export const SharedListScreen = ({ studentId }: { studentId: string }) => {
  const words = useWords({ en: english, es: spanish });
  const list = useSharedList(studentId);
  const waiting = useSkeletonVisible(list.isPending);

  if (waiting) return <Skeleton className="h-60 w-full" />;
  if (list.data === undefined)
    return (
      <ErrorState title={words.notLoaded} onRetry={() => void list.refetch()} retrying={list.isFetching}>
        {words.notLoadedWhy}
      </ErrorState>
    );
  return <Shared list={list.data} words={words} />;
};

type SharedProps = { list: SharedList; words: Words };

/** Of the colleges that answered: no chance is told of them anymore. */
const answersOf = (applications: SharedList['applications'], words: Words) =>
  new Map(
    applications
      .filter(({ status }) => status === 'Decided')
      .map((application) => [application.collegeId, words.standing(application)]),
  );

const Shared = ({ list: { firstName, showsChances, colleges, applications }, words }: SharedProps) => {
  const answers = answersOf(applications, words);

  return (
    <>
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
                <Chance answer={answers.get(id)} chance={chance} shows={showsChances} words={words} />
              </li>
            ))}
          </ul>
        )}
      </section>
    </>
  );
};

type ChanceProps = {
  answer: string | undefined;
  chance: SharedCollege['chance'];
  shows: boolean;
  words: Words;
};

const Chance = ({ answer, chance, shows, words }: ChanceProps) => {
  if (answer === undefined && shows && chance) return <SharedChance chance={chance} words={words} />;
  return <span className="text-hint">{answer ?? (shows && words.noChance)}</span>;
};
