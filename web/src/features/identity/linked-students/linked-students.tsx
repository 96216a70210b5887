import { ChevronRight } from 'lucide-react';
import { type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { type LinkedStudent } from '@/api';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { useSkeletonVisible } from '@/lib/hooks/use-skeleton-visible';
import { useWords } from '@/lib/preferences/language';
import { AskForm } from './ask-form';
import { CodeForm } from './code-form';
import { useLinkedStudents } from './use-linked-students';
import { english, type Words } from './words';
import { spanish } from './words.es';

const card = 'grid gap-4 rounded-lg border bg-card p-6 shadow-card';

type StudentsProps = {
  /** What is told of each of them below the name. */
  detail?: (studentId: string) => ReactNode;
};

/** The students who let this adult in, and the way to add one. */
export const LinkedStudents = ({ detail }: StudentsProps) => {
  const words = useWords({ en: english, es: spanish });

  return (
    <section aria-labelledby="students" className={card}>
      <h2 id="students" className="text-section">
        {words.title}
      </h2>
      <Students words={words} {...(detail && { detail })} />
      <CodeForm words={words} />
      <AskForm words={words} />
    </section>
  );
};

/** For someone whose students are listed elsewhere. */
export const AddStudent = () => {
  const words = useWords({ en: english, es: spanish });

  return (
    <section aria-labelledby="add-student" className={card}>
      <h2 id="add-student" className="text-section">
        {words.add}
      </h2>
      <CodeForm words={words} />
      <AskForm words={words} />
    </section>
  );
};

const Students = ({ words, detail }: StudentsProps & { words: Words }) => {
  const students = useLinkedStudents();
  const waiting = useSkeletonVisible(students.isPending);

  if (waiting) return <Skeleton className="h-12 w-full" />;
  if (students.data === undefined)
    return (
      <ErrorState
        title={words.notLoaded}
        onRetry={() => void students.refetch()}
        retrying={students.isFetching}
      >
        {words.notLoadedWhy}
      </ErrorState>
    );
  if (students.data.length === 0)
    return <p className="max-w-[38em] text-reading text-pretty text-muted-foreground">{words.none}</p>;
  return (
    <ul className="grid divide-y border-y">
      {students.data.map((student) => (
        <Student key={student.studentId} student={student} words={words}>
          {detail?.(student.studentId)}
        </Student>
      ))}
    </ul>
  );
};

const Student = ({
  student: { studentId, firstName, lastName },
  words,
  children,
}: {
  student: LinkedStudent;
  words: Words;
  children: ReactNode;
}) => (
  <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
    <span className="min-w-0">
      <span className="font-semibold wrap-anywhere">
        {firstName} {lastName}
      </span>
      {children}
    </span>
    <Link
      to={`/students/${studentId}`}
      className="link inline-flex min-h-8 items-center gap-1 pointer-coarse:min-h-11"
    >
      {words.see(firstName)}
      <ChevronRight aria-hidden className="size-4" />
    </Link>
  </li>
);
