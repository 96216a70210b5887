import { Link } from 'react-router-dom';

/** To the short texts for application forms, and from there to a resume. */
export const SheetLink = () => (
  <Link to="/profile/activities-sheet" className="link">
    Make your activities sheet or a resume
  </Link>
);
