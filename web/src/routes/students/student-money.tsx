import { useParams } from 'react-router-dom';
import { StudentFrame } from '@/features/identity/linked-students/student-frame';
import { MoneyScreen } from '@/features/matching/shared-money/money-screen';
import { MONEY_TAB } from './student-tabs';
import { useStudentTabs } from './use-student-tabs';

const StudentMoney = () => {
  const { studentId = '' } = useParams();
  const tabs = useStudentTabs(studentId);
  return (
    <StudentFrame key={studentId} studentId={studentId} tabs={tabs} tab={MONEY_TAB}>
      {() => <MoneyScreen studentId={studentId} />}
    </StudentFrame>
  );
};

export default StudentMoney;
