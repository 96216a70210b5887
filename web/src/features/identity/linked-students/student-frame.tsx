import { type ReactNode } from 'react';
import { Link, Navigate, NavLink } from 'react-router-dom';
import { type LinkedStudent } from '@/api';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { LanguageSwitch } from '@/components/ui/language/language-switch';
import { useSkeletonVisible } from '@/lib/hooks/use-skeleton-visible';
import { type Language, useLanguage, useWords } from '@/lib/preferences/language';
import { english, type FrameWords } from './frame-words';
import { spanish } from './frame-words.es';
import { GiveUp } from './give-up';
import { isRefused, useLinkedStudent } from './use-linked-student';

/** One page about a student: its address below the student's, and who finds it. */
export type StudentTab = {
  path: string;
  label: Readonly<Record<Language, string>>;
  isOpenTo: (student: LinkedStudent) => boolean;
};

type StudentFrameProps = {
  studentId: string;
  tabs: readonly StudentTab[];
  /** The one that is shown. */
  tab: StudentTab;
  children: (student: LinkedStudent) => ReactNode;
};

/** Around everything an adult reads of a student. It closes as soon as the student stops sharing. */
export const StudentFrame = ({ studentId, tabs, tab, children }: StudentFrameProps) => {
  const words = useWords({ en: english, es: spanish });
  const student = useLinkedStudent(studentId);
  const waiting = useSkeletonVisible(student.isPending);
  const isClosed = isRefused(student.error);

  return (
    <div lang={useLanguage()} className="grid grid-cols-1 gap-6">
      <div className="flex items-center justify-between gap-3 print:hidden">
        <Link to="/" className="link inline-flex min-h-8 items-center pointer-coarse:min-h-11">
          {words.home}
        </Link>
        <LanguageSwitch />
      </div>
      {isClosed ? (
        <Closed as="h1" words={words} />
      ) : student.data ? (
        <>
          <div className="grid gap-1">
            <h1 className="text-page-phone wrap-anywhere md:text-page">
              {words.title(student.data.firstName)}
            </h1>
            <p className="text-reading text-pretty text-muted-foreground print:hidden">{words.lead}</p>
          </div>
          <Tabs student={student.data} tabs={tabs} tab={tab} words={words} />
          {tab.isOpenTo(student.data) ? (
            children(student.data)
          ) : (
            <NotOpen student={student.data} tabs={tabs} tab={tab} words={words} />
          )}
          <GiveUp studentId={studentId} firstName={student.data.firstName} words={words} />
        </>
      ) : waiting || student.isPending ? (
        <Skeleton className="h-60 w-full" />
      ) : (
        <ErrorState
          title={words.notLoaded}
          onRetry={() => void student.refetch()}
          retrying={student.isFetching}
        >
          {words.notLoadedWhy}
        </ErrorState>
      )}
    </div>
  );
};

const Closed = ({ as: Heading, words }: { as: 'h1' | 'h2'; words: FrameWords }) => (
  <div role="status" className="grid gap-2">
    <Heading className={Heading === 'h1' ? 'text-page-phone md:text-page' : 'text-section'}>
      {words.notShared}
    </Heading>
    <p className="max-w-[38em] text-reading text-pretty text-muted-foreground">{words.notSharedWhy}</p>
  </div>
);

/** Links to a student lead to the first tab. Where it is closed, the next open one is shown instead. */
const NotOpen = ({ student, tabs, tab, words }: TabsProps) => {
  const open = tabs.find(({ isOpenTo }) => isOpenTo(student));

  return tab.path === '' && open ? (
    <Navigate replace to={`/students/${student.studentId}${open.path}`} />
  ) : (
    <Closed as="h2" words={words} />
  );
};

type TabsProps = {
  student: LinkedStudent;
  tabs: readonly StudentTab[];
  tab: StudentTab;
  words: FrameWords;
};

/** Not drawn where it would lead nowhere else. */
const Tabs = ({ student, tabs, tab, words }: TabsProps) => {
  const language = useLanguage();
  const open = tabs.filter(({ isOpenTo }) => isOpenTo(student));

  return (
    open.some(({ path }) => path !== tab.path) && (
      <nav aria-label={words.tabs} className="print:hidden">
        <ul className="flex flex-wrap gap-x-4.5 border-b md:gap-x-6.5">
          {open.map(({ path, label }) => (
            <li key={path}>
              <NavLink
                to={`/students/${student.studentId}${path}`}
                end={path === ''}
                className="inline-flex min-h-11 items-center border-b-2 border-transparent font-[550] whitespace-nowrap text-muted-foreground -outline-offset-2 transition-colors hover:text-foreground aria-[current=page]:border-foreground aria-[current=page]:font-[650] aria-[current=page]:text-foreground"
              >
                {label[language]}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
    )
  );
};
