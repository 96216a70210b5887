import { useQuery } from '@tanstack/react-query';
import { type ApplicationRecord, type StudentBundle } from '@/api';
import { listStudentPredictionsOptions } from '@/api/queries/admin.gen';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { MISSING } from './answer-words';

const NOT_SENT: readonly ApplicationRecord['status'][] = ['Planning', 'In Progress'];
const USUAL_SCALE = '4.0';

type StudentCardsProps = { userId: string; student: StudentBundle | undefined };

export const StudentCards = ({ userId, student }: StudentCardsProps) => {
  const matches = useQuery(listStudentPredictionsOptions({ path: { userId } }));
  const submitted = student?.applications.filter(({ status }) => !NOT_SENT.includes(status)).length;

  return (
    <dl className="grid grid-cols-2 gap-3 md:gap-5 lg:grid-cols-4">
      <StudentCard
        label="Profile Completion"
        figure={student && `${student.completion.percentage}%`}
        hint={
          student &&
          `${student.completion.completed}/${student.completion.total} sections; the student’s own page counts 12 others`
        }
      />
      <StudentCard
        label="Applications"
        figure={student && String(student.applications.length)}
        hint={student && `${submitted} submitted`}
      />
      <StudentCard
        label="College Matches"
        figure={matches.isError && !matches.data ? 'Not loaded' : matches.data && String(matches.data.length)}
        hint="AI recommendations"
      />
      <StudentCard
        label="GPA"
        figure={student && (student.academicProfile?.unweightedGpa ?? MISSING)}
        hint={student && `Unweighted, ${student.academicProfile?.gpaScale ?? USUAL_SCALE} scale`}
      />
    </dl>
  );
};

type StudentCardProps = { label: string; figure: string | undefined; hint: string | undefined };

const StudentCard = ({ label, figure, hint }: StudentCardProps) => (
  <div className="rounded-lg border bg-card px-4.5 py-4 shadow-card">
    <dt className="text-hint text-muted-foreground">{label}</dt>
    <dd className="mt-1 font-display text-section font-[650] tabular-nums md:text-page-phone">
      {figure ?? <Skeleton className="h-7.5 w-20" />}
    </dd>
    <dd className="mt-0.5 text-hint text-muted-foreground">{hint ?? <Skeleton className="h-4 w-28" />}</dd>
  </div>
);
