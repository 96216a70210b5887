import { type ReactNode } from 'react';
import { type StudentBundle } from '@/api';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { useSkeletonVisible } from '@/lib/hooks/use-skeleton-visible';
import { useStudent } from './use-student';

type StudentPartProps = { userId: string; children: (student: StudentBundle) => ReactNode };

/** A part of the page. The cards above it offer to try again when the profile failed to load. */
export const StudentPart = ({ userId, children }: StudentPartProps) => {
  const student = useStudent(userId);
  const waiting = useSkeletonVisible(student.isPending);

  if (student.data) return children(student.data);
  if (student.isError)
    return <p className="text-muted-foreground">This shows here once the profile loads.</p>;
  return waiting && <Skeleton className="h-80 w-full" />;
};
