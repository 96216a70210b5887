import { useParams } from 'react-router-dom';
import { StudentFrame } from '@/features/identity/linked-students/student-frame';
import { SharedBragSheetScreen } from '@/features/student-profile/shared-brag-sheet/shared-brag-sheet-screen';
import { BRAG_SHEET_TAB } from './student-tabs';
import { useStudentTabs } from './use-student-tabs';

const StudentBragSheet = () => {
  const { studentId = '' } = useParams();
  const tabs = useStudentTabs(studentId);
  return (
    <StudentFrame key={studentId} studentId={studentId} tabs={tabs} tab={BRAG_SHEET_TAB}>
      {({ firstName }) => <SharedBragSheetScreen studentId={studentId} firstName={firstName} />}
    </StudentFrame>
  );
};

export default StudentBragSheet;
