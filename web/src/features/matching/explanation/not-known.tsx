import { Link } from 'react-router-dom';
import { type CollegeExplanation } from '@/api';
import { SheetSection } from '@/components/ui/overlays/sheet-section';
import { listed } from './words';

/** What is missing from the student, from the college, and from any estimate. */
export const NotKnown = ({ unknowns, notSeen }: Pick<CollegeExplanation, 'unknowns' | 'notSeen'>) => {
  const yours = unknowns.filter(({ whose }) => whose === 'student').map(({ words }) => words);
  const theirs = unknowns.filter(({ whose }) => whose === 'college').map(({ words }) => words);

  return (
    <SheetSection title="What we don’t know">
      {yours.length > 0 && (
        <p>
          From you: {listed(yours)}.{' '}
          <Link to="/profile" className="link">
            Add it to your profile
          </Link>
        </p>
      )}
      {theirs.length > 0 && <p>From the college: {listed(theirs)}.</p>}
      <p>Not part of any estimate: {listed(notSeen)}.</p>
    </SheetSection>
  );
};
