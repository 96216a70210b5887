import { Link } from 'react-router-dom';

/** To the short texts for application forms, from there to a resume, and to what a counselor asks. */
export const SheetLink = () => (
  <>
    <Link to="/profile/activities-sheet" className="link">
      Make your activities sheet or a resume
    </Link>
    , or a{' '}
    <Link to="/profile/brag-sheet" className="link">
      brag sheet
    </Link>
    .
  </>
);
