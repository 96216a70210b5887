import { type CollegeDetail } from '@/api';
import { count, yearsIn } from '@/lib/words/figures';

type WaitingList = CollegeDetail['commonDataSet']['waitingList'];

/** What the college published about an earlier year's waiting list. */
export const waitingListWords = (list: WaitingList): string | null => {
  if (list === null) return null;
  const source = `Common Data Set ${yearsIn(list.edition)}`;
  if (!list.kept) return `In its ${source} this college says that it keeps no waiting list.`;
  if (list.accepted === null || list.admitted === null) return null;
  if (list.accepted === 0) return null;
  return `Of ${count(list.accepted)} students who took a place on the list, ${count(list.admitted)} got in (${source}). It swings a lot from year to year.`;
};
