import { useParams } from 'react-router-dom';
import { StudentFrame } from '@/features/identity/linked-students/student-frame';
import { SharedProfileScreen } from '@/features/student-profile/shared-profile/shared-profile-screen';
import { PROFILE_TAB, STUDENT_TABS } from './student-tabs';

const StudentProfile = () => {
  const { studentId = '' } = useParams();
  return (
    <StudentFrame key={studentId} studentId={studentId} tabs={STUDENT_TABS} tab={PROFILE_TAB}>
      {() => <SharedProfileScreen studentId={studentId} />}
    </StudentFrame>
  );
};

export default StudentProfile;
