import { useQueryClient } from '@tanstack/react-query';
import { type AcademicProfile, type DetailedCourse } from '@/api';
import { getAcademicProfileQueryKey } from '@/api/@tanstack/react-query.gen';
import { toast } from '@/components/ui/toasts/toast-store';
import { tellOtherTabs } from '@/lib/api/other-tabs';
import { useRefreshFromProfile } from '@/lib/api/use-refresh-from-profile';
import { type Fields, newChangeId } from '../../saving/change';
import { asCourseLists, type CourseLists, courseListsOf } from '../../saving/course-lists';
import { useChange } from '../../saving/use-change';
import { type Course } from './course';
import { showCourseFailure } from './course-failure';

type Base = ReturnType<typeof courseListsOf>;

const coursesIn = (academic: AcademicProfile | null | undefined) =>
  academic ? [...academic.coursesTaken, ...academic.coursesPlanned] : [];

const listOf = (isTaken: boolean) => (isTaken ? 'takenCourses' : 'plannedCourses');

/** Changes of the courses taken and planned, with toasts. The academic profile carries both lists and their counts. */
export const useCourseLists = (academicProfileId: string) => {
  const queryClient = useQueryClient();
  const refreshFromProfile = useRefreshFromProfile();
  const { send, question } = useChange();
  const queryKey = getAcademicProfileQueryKey();

  const shown = () => courseListsOf(coursesIn(queryClient.getQueryData<AcademicProfile | null>(queryKey)));

  const show = async (lists: CourseLists, updatedAt: string | undefined) => {
    await queryClient.cancelQueries({ queryKey });
    const rows = (list: keyof CourseLists): DetailedCourse[] =>
      lists[list].map((course) => ({
        ...course,
        academicProfileId,
        isTaken: list === 'takenCourses',
        updatedAt: updatedAt ?? '',
      }));
    queryClient.setQueryData<AcademicProfile | null>(
      queryKey,
      (profile) =>
        profile && { ...profile, coursesTaken: rows('takenCourses'), coursesPlanned: rows('plannedCourses') },
    );
  };

  const readAgain = () => {
    tellOtherTabs(queryKey);
    refreshFromProfile();
    return queryClient.invalidateQueries({ queryKey });
  };

  /** `kept`: on this computer. Null when the student has not decided. Throws when the save fails. */
  const change = async (base: Base, fields: Fields) => {
    const saved = await send({
      id: newChangeId(),
      title: 'Courses',
      work: 'save',
      path: '/api/detailed-courses/save',
      queryKey,
      entryId: null,
      coursesOf: academicProfileId,
      fields,
      base,
    });
    if (saved?.kept) await show(asCourseLists({ ...shown(), ...fields }), base.updatedAt);
    else if (saved) await readAgain();
    return saved;
  };

  /** `id` is null for a new course; `base` is what the student started from. */
  const save = async (base: Base, id: string | null, isTaken: boolean, course: Course) => {
    const list = listOf(isTaken);
    const rows = base[list].map((each) => (each.id === id ? { ...each, ...course } : each));
    const added = id === null ? [{ ...course, id: newChangeId() }] : [];
    try {
      const saved = await change(base, { [list]: [...rows, ...added] });
      if (saved && !saved.kept) toast({ title: 'AP Courses Saved' });
      return saved;
    } catch (error) {
      showCourseFailure(error, 'Failed to save AP courses.');
      throw error;
    }
  };

  const putBack = async (course: DetailedCourse, at: number) => {
    const base = shown();
    const list = listOf(course.isTaken);
    const { id, courseName, subject, courseType } = course;
    try {
      const restored = { id, courseName, subject, courseType };
      const saved = await change(base, { [list]: base[list].toSpliced(at, 0, restored) });
      if (saved && !saved.kept) toast({ title: 'AP Courses Saved' });
    } catch (error) {
      showCourseFailure(error, 'Failed to save AP courses.', () => void putBack(course, at));
    }
  };

  /** Optimistic: the course comes back when the delete fails. */
  const remove = async (course: DetailedCourse, at: number) => {
    const base = shown();
    const list = listOf(course.isTaken);
    const left = { [list]: base[list].filter(({ id }) => id !== course.id) };
    await show(asCourseLists({ ...base, ...left }), base.updatedAt);
    try {
      const saved = await change(base, left);
      if (saved === null) await show(base, base.updatedAt);
      else
        toast({
          title: 'Course Deleted',
          description: course.courseName,
          action: { label: 'Undo', onClick: () => void putBack(course, at) },
        });
    } catch (error) {
      await show(base, base.updatedAt);
      showCourseFailure(error, 'Failed to delete course.');
    }
  };

  return { save, remove, question };
};
