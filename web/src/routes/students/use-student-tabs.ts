import { useQuery } from '@tanstack/react-query';
import { isBragSheetOpenOptions } from '@/api/queries/family.gen';
import { useSession } from '@/lib/session/session';
import { BRAG_SHEET_TAB, STUDENT_TABS } from './student-tabs';

/** The brag sheet has a switch of its own; its tab is there while the student leaves it on. */
export const useStudentTabs = (studentId: string) => {
  const session = useSession();
  const isCounselor = session.status === 'signed-in' && session.user.role === 'counselor';
  const sheet = useQuery({ ...isBragSheetOpenOptions({ path: { studentId } }), enabled: isCounselor });

  return sheet.data?.isOpen === true ? STUDENT_TABS : STUDENT_TABS.filter((tab) => tab !== BRAG_SHEET_TAB);
};
