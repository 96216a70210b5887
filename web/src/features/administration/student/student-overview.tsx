import { ErrorState } from '@/components/ui/feedback/error-state';
import { StudentCards } from './student-cards';
import { useStudent } from './use-student';
import { Warnings } from './warnings';

/** How far a student is, above the tabs. */
export const StudentOverview = ({ userId }: { userId: string }) => {
  const student = useStudent(userId);

  if (student.isError && !student.data)
    return (
      <ErrorState
        title="We couldn’t load this profile"
        onRetry={() => void student.refetch()}
        retrying={student.isFetching}
      >
        Nothing is lost. Check the connection and try again.
      </ErrorState>
    );
  return (
    <div className="grid gap-4">
      <StudentCards userId={userId} student={student.data} />
      {student.data && student.data.warnings.length > 0 && <Warnings warnings={student.data.warnings} />}
    </div>
  );
};
