import { type StudentTab } from '@/features/identity/linked-students/student-frame';

export const LIST_TAB: StudentTab = {
  path: '',
  label: { en: 'List and dates', es: 'Lista y fechas' },
  isOpenTo: ({ parts }) => parts.includes('list'),
};

export const PROFILE_TAB: StudentTab = {
  path: '/profile',
  label: { en: 'Profile', es: 'Perfil' },
  isOpenTo: ({ parts }) => parts.includes('profile'),
};

/** The page says whether the student opened it. Parents never read it. */
export const BRAG_SHEET_TAB: StudentTab = {
  path: '/brag-sheet',
  label: { en: 'Brag sheet', es: 'Hoja de logros' },
  isOpenTo: ({ relation }) => relation === 'counselor',
};

/** Always there: it tells how a student shares an essay. */
export const ESSAYS_TAB: StudentTab = {
  path: '/essays',
  label: { en: 'Essays', es: 'Ensayos' },
  isOpenTo: () => true,
};

/** A parent has figures of their own for the list; a counselor sees what the student shares of prices. */
export const MONEY_TAB: StudentTab = {
  path: '/money',
  label: { en: 'Money', es: 'Costos y ayuda' },
  isOpenTo: ({ relation, parts }) =>
    relation === 'parent' ? parts.includes('list') : parts.includes('prices'),
};

/** In the order of the tabs. */
export const STUDENT_TABS: readonly StudentTab[] = [
  LIST_TAB,
  MONEY_TAB,
  PROFILE_TAB,
  ESSAYS_TAB,
  BRAG_SHEET_TAB,
];
