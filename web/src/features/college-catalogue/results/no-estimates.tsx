import { Link } from 'react-router-dom';

export const NoEstimates = () => (
  <>
    <Link to="/profile?section=academic&step=performance" className="link">
      Add a GPA
    </Link>{' '}
    or a test score to see which colleges are Reach, Target and Safety for you.
  </>
);
