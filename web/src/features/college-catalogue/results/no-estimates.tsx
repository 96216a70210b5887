import { Link } from 'react-router-dom';

/** Why colleges cannot be chosen by chance, and what to do about it. */
export const NoEstimates = () => (
  <>
    There is not enough to tell your Reach, Target and Safety Schools apart yet.{' '}
    <Link to="/profile?section=academic&step=performance" className="link">
      Add your GPA
    </Link>{' '}
    to begin.
  </>
);
