import { useParams } from 'react-router-dom';
import { SharedEssaysScreen } from '@/features/essays/shared/shared-essays-screen';
import { StudentFrame } from '@/features/identity/linked-students/student-frame';
import { ESSAYS_TAB } from './student-tabs';
import { useStudentTabs } from './use-student-tabs';

const StudentEssays = () => {
  const { studentId = '' } = useParams();
  const tabs = useStudentTabs(studentId);
  return (
    <StudentFrame key={studentId} studentId={studentId} tabs={tabs} tab={ESSAYS_TAB}>
      {({ firstName }) => <SharedEssaysScreen studentId={studentId} firstName={firstName} />}
    </StudentFrame>
  );
};

export default StudentEssays;
