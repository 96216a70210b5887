import { type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { type Caseload, type DueDate } from '@/api';
import { Badge } from '@/components/ui/basics/badge';
import { useLanguage } from '@/lib/preferences/language';
import { today } from '../applications/shared/day-words';
import { dayWithSource, timeLeft, whatIsDue } from './due-words';
import { type Words } from './words';

type Student = Caseload['students'][number];
type Progress = NonNullable<Student['progress']>;
/** Essays are shared one by one, so a student who shares nothing else may have some; undefined is none. */
export type EssaysOf = (studentId: string) => ReactNode;

const cell = 'px-4 py-3 align-top md:px-5 max-md:block max-md:py-0.5';

type CaseloadRowProps = { student: Student; essays: ReactNode; words: Words };

export const CaseloadRow = ({ student, essays, words }: CaseloadRowProps) => {
  const { progress } = student;
  const sharesAnything = student.sharesAnything || essays !== undefined;

  return (
    <tr className="border-b last:border-0 max-md:block max-md:py-3">
      <th scope="row" className={`${cell} text-left font-normal`}>
        <Name student={{ ...student, sharesAnything }} words={words} />
        {essays}
      </th>
      {progress === null ? (
        <td colSpan={4} className={`${cell} text-muted-foreground`}>
          {sharesAnything ? words.keepsList : words.sharesNothing}
        </td>
      ) : (
        <Figures progress={progress} words={words} />
      )}
    </tr>
  );
};

const Name = ({ student, words }: { student: Student; words: Words }) => {
  const { studentId, firstName, lastName, sharesAnything, gradeLevel, progress } = student;
  const name = `${firstName} ${lastName}`;

  return (
    <>
      <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        {sharesAnything ? (
          <Link to={`/students/${studentId}`} className="link font-semibold wrap-anywhere">
            {name}
          </Link>
        ) : (
          <span className="font-semibold wrap-anywhere">{name}</span>
        )}
        {progress?.isStalled === true && <Badge tone="target">{words.isStalled}</Badge>}
      </span>
      {gradeLevel !== null && (
        <span className="block text-hint text-muted-foreground">{words.grade(gradeLevel)}</span>
      )}
    </>
  );
};

const Figures = ({ progress, words }: { progress: Progress; words: Words }) => {
  const { next, missed, applications, applicationsSent, savedColleges } = progress;

  return (
    <>
      <td className={cell}>
        {next === null ? (
          <span className="text-muted-foreground">{words.nothingDue}</span>
        ) : (
          <Next due={next} />
        )}
        {missed > 0 && <span className="block text-hint text-reach-text">{words.missed(missed)}</span>}
      </td>
      <Figure label={words.checklist}>
        {next === null
          ? '–'
          : next.items === 0
            ? words.nothingListed
            : words.done(next.itemsDone, next.items)}
      </Figure>
      <Figure label={words.applications}>
        {applications === 0 ? words.noApplications : words.sent(applicationsSent, applications)}
      </Figure>
      <Figure label={words.colleges}>{words.saved(savedColleges)}</Figure>
    </>
  );
};

const Next = ({ due }: { due: DueDate }) => {
  const language = useLanguage();
  return (
    <>
      <span className="block font-[550] wrap-anywhere">{whatIsDue(due, language)}</span>
      <span className="block text-hint text-pretty text-muted-foreground">
        {dayWithSource(due, language)}, {timeLeft(due.day, today(), language)}
      </span>
    </>
  );
};

const Figure = ({ label, children }: { label: string; children: ReactNode }) => (
  <td className={`${cell} tabular-nums`}>
    <span aria-hidden className="text-muted-foreground md:hidden">
      {label}:{' '}
    </span>
    {children}
  </td>
);
