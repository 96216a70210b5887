import { useParams } from 'react-router-dom';
import { StudentFrame } from '@/features/identity/linked-students/student-frame';
import { SharedProfileScreen } from '@/features/student-profile/shared-profile/shared-profile-screen';
import { PROFILE_TAB } from './student-tabs';
import { useStudentTabs } from './use-student-tabs';

const StudentProfile = () => {
  const { studentId = '' } = useParams();
  const tabs = useStudentTabs(studentId);
  return (
    <StudentFrame key={studentId} studentId={studentId} tabs={tabs} tab={PROFILE_TAB}>
      {() => <SharedProfileScreen studentId={studentId} />}
    </StudentFrame>
  );
};

export default StudentProfile;
