import { useLanguage, useWords } from '@/lib/preferences/language';
import { dayWithSource, whatIsDue } from '../caseload/due-words';
import { useNextDates } from './use-next-dates';
import { english } from './words';
import { spanish } from './words.es';

/** What comes next for one student, in a line. Nothing for one who doesn’t share the list. */
export const NextDate = ({ studentId }: { studentId: string }) => {
  const words = useWords({ en: english, es: spanish });
  const language = useLanguage();
  const student = useNextDates().data?.students.find((each) => each.studentId === studentId);
  if (student === undefined) return null;

  return (
    <span className="block text-hint text-pretty text-muted-foreground">
      {student.next === null
        ? words.nothingDue
        : words.next(whatIsDue(student.next, language), dayWithSource(student.next, language))}
    </span>
  );
};
