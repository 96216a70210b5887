import { useParams } from 'react-router-dom';
import { StudentFrame } from '@/features/identity/linked-students/student-frame';
import { SharedListScreen } from '@/features/matching/shared-list/shared-list-screen';
import { LIST_TAB, STUDENT_TABS } from './student-tabs';

const Student = () => {
  const { studentId = '' } = useParams();
  return (
    <StudentFrame key={studentId} studentId={studentId} tabs={STUDENT_TABS} tab={LIST_TAB}>
      {() => <SharedListScreen studentId={studentId} />}
    </StudentFrame>
  );
};

export default Student;
