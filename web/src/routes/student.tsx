import { useParams } from 'react-router-dom';
import { SharedListScreen } from '@/features/matching/shared-list/shared-list-screen';

const Student = () => {
  const { studentId = '' } = useParams();
  return <SharedListScreen key={studentId} studentId={studentId} />;
};

export default Student;
