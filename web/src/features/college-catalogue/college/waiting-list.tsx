import { type CollegeDetail } from '@/api';
import { SheetSection } from '@/components/ui/overlays/sheet-section';
import { count, percent } from '@/lib/words/figures';
import { PublishedIn } from './published-in';

type List = NonNullable<CollegeDetail['commonDataSet']['waitingList']>;

export const WaitingList = ({ college }: { college: CollegeDetail }) => {
  const { waitingList } = college.commonDataSet;
  if (waitingList === null) return null;

  return (
    <SheetSection title="Waiting list">
      <p>{listWords(waitingList)}</p>
      <PublishedIn {...waitingList} />
    </SheetSection>
  );
};

const SWINGS = 'This swings a lot from year to year, so don’t plan on it.';

/** Some colleges count everyone they offered a place as waiting, or everyone they admitted. */
function listWords({ kept, offered, accepted, admitted }: List): string {
  if (!kept) return 'This college keeps no waiting list.';
  if (admitted === null || offered === 0) return 'Nobody was put on the waiting list.';
  if (accepted === null || accepted === 0 || accepted === admitted)
    return `${students(admitted)} admitted from the waiting list. ${SWINGS}`;
  const waited =
    accepted === offered
      ? 'students who were offered a place on the list'
      : 'students who took a place on the list';
  return `Of ${count(accepted)} ${waited}, ${admitted === 1 ? '1 was' : `${count(admitted)} were`} admitted (${shareWords(admitted / accepted)}). ${SWINGS}`;
}

const students = (admitted: number) =>
  admitted === 1 ? '1 student was' : `${count(admitted)} students were`;
const shareWords = (share: number) => (share > 0 && share < 0.01 ? 'under 1%' : percent(share));
