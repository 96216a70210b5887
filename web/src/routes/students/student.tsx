import { useParams } from 'react-router-dom';
import { StudentFrame } from '@/features/identity/linked-students/student-frame';
import { CollegePicker } from '@/features/college-catalogue/picker/college-picker';
import { SharedListScreen } from '@/features/matching/shared-list/shared-list-screen';
import { SuggestCollege } from '@/features/matching/suggestions/suggest-college';
import { LIST_TAB } from './student-tabs';
import { useStudentTabs } from './use-student-tabs';

const Student = () => {
  const { studentId = '' } = useParams();
  const tabs = useStudentTabs(studentId);
  return (
    <StudentFrame key={studentId} studentId={studentId} tabs={tabs} tab={LIST_TAB}>
      {({ firstName }) => (
        <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_23rem]">
          <div className="grid grid-cols-1 gap-6">
            <SharedListScreen studentId={studentId} />
          </div>
          <SuggestCollege
            studentId={studentId}
            firstName={firstName}
            picker={(props) => <CollegePicker {...props} />}
          />
        </div>
      )}
    </StudentFrame>
  );
};

export default Student;
