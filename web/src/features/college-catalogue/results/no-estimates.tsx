import { Link } from 'react-router-dom';

/** Why colleges cannot be chosen by chance, and what to do about it. */
export const NoEstimates = () => (
  <>
    <Link to="/profile?section=academic&step=performance" className="link">
      Add a GPA
    </Link>{' '}
    or a test score to see which colleges are Reach, Target and Safety for you.
  </>
);
