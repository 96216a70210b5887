import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type AcademicProfile, type CourseRow, type DetailedCourse } from '@/api';
import { getAcademicProfileQueryKey } from '@/api/@tanstack/react-query.gen';
import {
  listDetailedCoursesOptions,
  removeCoursePlannedMutation,
  removeCourseTakenMutation,
  saveDetailedCoursesMutation,
} from '@/api/queries/student-profile.gen';
import { toast } from '@/components/ui/toasts/toast-store';
import { useRefreshFromProfile } from '@/lib/api/use-refresh-from-profile';
import { type Course } from './course';
import { showCourseFailure } from './course-failure';

type Listed = CourseRow & { isTaken: boolean };

/** Changes of the courses taken and planned, with toasts. The academic profile carries both lists and their counts. */
export const useCourseLists = (academicProfileId: string) => {
  const queryClient = useQueryClient();
  const refreshFromProfile = useRefreshFromProfile();
  const { mutateAsync: replace } = useMutation(saveDetailedCoursesMutation());
  const { mutateAsync: removeTaken } = useMutation(removeCourseTakenMutation());
  const { mutateAsync: removePlanned } = useMutation(removeCoursePlannedMutation());
  const queryKey = getAcademicProfileQueryKey();

  const readAgain = async () => {
    refreshFromProfile();
    await queryClient.invalidateQueries({ queryKey });
  };

  /** Starts from the stored lists, which another tab may have changed. Throws when the save fails. */
  const change = async (changed: (courses: readonly DetailedCourse[]) => readonly Listed[]) => {
    const options = listDetailedCoursesOptions({ path: { academicProfileId } });
    const courses = changed(await queryClient.query({ ...options, staleTime: 0 }));
    await replace({
      body: {
        academicProfileId,
        takenCourses: courses.filter(({ isTaken }) => isTaken),
        plannedCourses: courses.filter(({ isTaken }) => !isTaken),
      },
    });
    toast({ title: 'AP Courses Saved' });
    await readAgain();
  };

  /** `id` is null for a new course. Throws when the save fails. */
  const save = async (id: string | null, isTaken: boolean, course: Course) => {
    try {
      await change((courses) =>
        courses.some((each) => each.id === id)
          ? courses.map((each) => (each.id === id ? { ...each, ...course } : each))
          : [...courses, { ...course, isTaken }],
      );
    } catch (error) {
      showCourseFailure(error, 'Failed to save AP courses.');
      throw error;
    }
  };

  const putBack = async ({ isTaken, subject, courseName, courseType }: DetailedCourse, at: number) => {
    const restored = { isTaken, subject, courseName, courseType };
    try {
      await change((courses) => {
        const others = courses.filter((each) => each.isTaken !== isTaken);
        const beside: Listed[] = courses.filter((each) => each.isTaken === isTaken);
        return [...others, ...beside.toSpliced(at, 0, restored)];
      });
    } catch (error) {
      const again = () => void putBack({ ...restored, id: '', academicProfileId }, at);
      showCourseFailure(error, 'Failed to save AP courses.', again);
    }
  };

  const show = (change: (courses: DetailedCourse[]) => DetailedCourse[], isTaken: boolean) => {
    const list = isTaken ? 'coursesTaken' : 'coursesPlanned';
    queryClient.setQueryData<AcademicProfile | null>(
      queryKey,
      (profile) => profile && { ...profile, [list]: change(profile[list]) },
    );
  };

  /** Optimistic: the course comes back when the delete fails. */
  const remove = async (course: DetailedCourse, at: number) => {
    const { id, isTaken, courseName } = course;
    await queryClient.cancelQueries({ queryKey });
    show((courses) => courses.filter((each) => each.id !== id), isTaken);
    try {
      await (isTaken ? removeTaken : removePlanned)({ path: { id } });
      toast({
        title: 'Course Deleted',
        description: courseName,
        action: { label: 'Undo', onClick: () => void putBack(course, at) },
      });
    } catch (error) {
      show((courses) => courses.toSpliced(at, 0, course), isTaken);
      showCourseFailure(error, 'Failed to delete course.');
    } finally {
      void readAgain();
    }
  };

  return { save, remove };
};
