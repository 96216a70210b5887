import { useParams } from 'react-router-dom';
import { SharedEssaysScreen } from '@/features/essays/shared/shared-essays-screen';
import { StudentFrame } from '@/features/identity/linked-students/student-frame';
import { ESSAYS_TAB, STUDENT_TABS } from './student-tabs';

const StudentEssays = () => {
  const { studentId = '' } = useParams();
  return (
    <StudentFrame key={studentId} studentId={studentId} tabs={STUDENT_TABS} tab={ESSAYS_TAB}>
      {({ firstName }) => <SharedEssaysScreen studentId={studentId} firstName={firstName} />}
    </StudentFrame>
  );
};

export default StudentEssays;
