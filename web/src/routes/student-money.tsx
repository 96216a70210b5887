import { useParams } from 'react-router-dom';
import { StudentFrame } from '@/features/identity/linked-students/student-frame';
import { MoneyScreen } from '@/features/matching/shared-money/money-screen';
import { MONEY_TAB, STUDENT_TABS } from './student-tabs';

const StudentMoney = () => {
  const { studentId = '' } = useParams();
  return (
    <StudentFrame key={studentId} studentId={studentId} tabs={STUDENT_TABS} tab={MONEY_TAB}>
      {() => <MoneyScreen studentId={studentId} />}
    </StudentFrame>
  );
};

export default StudentMoney;
