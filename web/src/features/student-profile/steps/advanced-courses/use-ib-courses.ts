import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type IbCourse, type NewIbCourse } from '@/api';
import { getAcademicProfileQueryKey, listIbCoursesQueryKey } from '@/api/@tanstack/react-query.gen';
import {
  addIbCourseMutation,
  removeIbCourseMutation,
  reviseIbCourseMutation,
} from '@/api/queries/student-profile.gen';
import { toast } from '@/components/ui/toasts/toast-store';
import { useRefreshFromProfile } from '@/lib/api/use-refresh-from-profile';
import { showCourseFailure } from './course-failure';

/** The server refuses a change that starts from an older copy. */
const copyOf = ({ updatedAt }: IbCourse) => ({ 'If-Match': `"${updatedAt}"` });

/** Changes of the IB courses, with toasts. The academic profile carries their counts. */
export const useIbCourses = () => {
  const queryClient = useQueryClient();
  const refreshFromProfile = useRefreshFromProfile();
  const { mutateAsync: add } = useMutation(addIbCourseMutation());
  const { mutateAsync: revise } = useMutation(reviseIbCourseMutation());
  const { mutateAsync: removeOne } = useMutation(removeIbCourseMutation());
  const queryKey = listIbCoursesQueryKey();

  const readAgain = async () => {
    refreshFromProfile();
    await Promise.all([
      queryClient.invalidateQueries({ queryKey }),
      queryClient.invalidateQueries({ queryKey: getAcademicProfileQueryKey() }),
    ]);
  };

  /** `base` is what the student started from. Throws when the save fails. */
  const save = async (base: IbCourse | undefined, body: NewIbCourse) => {
    try {
      if (base) await revise({ path: { id: base.id }, body, headers: copyOf(base) });
      else await add({ body });
      toast({ title: `IB Course ${base ? 'Updated' : 'Added'}` });
    } catch (error) {
      showCourseFailure(error, `Failed to ${base ? 'update' : 'save'} IB course.`);
      throw error;
    } finally {
      await readAgain();
    }
  };

  const putBack = async (body: NewIbCourse) => {
    try {
      await add({ body });
      toast({ title: 'IB Course Added' });
    } catch (error) {
      showCourseFailure(error, 'Failed to save IB course.', () => void putBack(body));
    } finally {
      void readAgain();
    }
  };

  const show = (change: (courses: IbCourse[]) => IbCourse[]) =>
    queryClient.setQueryData<IbCourse[]>(queryKey, (courses) => courses && change(courses));

  /** Optimistic: the course comes back when the delete fails. */
  const remove = async (course: IbCourse, at: number) => {
    await queryClient.cancelQueries({ queryKey });
    show((courses) => courses.filter(({ id }) => id !== course.id));
    try {
      await removeOne({ path: { id: course.id }, headers: copyOf(course) });
      const { subject, level, status, yearTaken, examSession, predictedScore, finalScore } = course;
      const entered = { subject, level, status, yearTaken, examSession, predictedScore, finalScore };
      toast({
        title: 'IB Course Deleted',
        description: subject,
        action: { label: 'Undo', onClick: () => void putBack(entered) },
      });
    } catch (error) {
      show((courses) => courses.toSpliced(at, 0, course));
      showCourseFailure(error, 'Failed to delete IB course.');
    } finally {
      void readAgain();
    }
  };

  return { save, remove };
};
