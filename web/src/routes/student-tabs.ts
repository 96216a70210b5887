import { type StudentTab } from '@/features/identity/linked-students/student-frame';

export const LIST_TAB: StudentTab = {
  path: '',
  label: { en: 'List and dates', es: 'Lista y fechas' },
  isOpenTo: ({ parts }) => parts.includes('list'),
};

/** In the order of the tabs. */
export const STUDENT_TABS: readonly StudentTab[] = [LIST_TAB];
