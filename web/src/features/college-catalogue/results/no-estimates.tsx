import { Link } from 'react-router-dom';
import { useReadsOnly } from '@/lib/session/use-reads-only';

export const NoEstimates = () =>
  useReadsOnly() ? 'Only a student’s account has Reach, Target and Safety.' : <AddGrades />;

const AddGrades = () => (
  <>
    <Link to="/profile?section=academic&step=performance" className="link">
      Add a GPA
    </Link>{' '}
    or a test score to see which colleges are Reach, Target and Safety for you.
  </>
);
