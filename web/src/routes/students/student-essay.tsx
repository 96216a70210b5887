import { useParams } from 'react-router-dom';
import { SharedEssayScreen } from '@/features/essays/shared/shared-essay-screen';
import { StudentFrame } from '@/features/identity/linked-students/student-frame';
import { ESSAYS_TAB } from './student-tabs';
import { useStudentTabs } from './use-student-tabs';

const StudentEssay = () => {
  const { studentId = '', essayId = '' } = useParams();
  const tabs = useStudentTabs(studentId);
  return (
    <StudentFrame key={studentId} studentId={studentId} tabs={tabs} tab={ESSAYS_TAB}>
      {({ firstName }) => (
        <SharedEssayScreen key={essayId} studentId={studentId} essayId={essayId} firstName={firstName} />
      )}
    </StudentFrame>
  );
};

export default StudentEssay;
