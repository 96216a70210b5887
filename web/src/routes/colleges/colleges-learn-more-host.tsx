import { lazy, Suspense, useState } from 'react';

const CollegesLearnMore = lazy(() => import('./colleges-learn-more'));

type LearnMoreHostProps = { collegeId: number | null; onClose: () => void };

/** Loaded when a college is first opened. Keeps showing the last one while it fades out. */
export const LearnMoreHost = ({ collegeId, onClose }: LearnMoreHostProps) => {
  const [last, setLast] = useState(collegeId);
  if (collegeId !== null && collegeId !== last) setLast(collegeId);
  if (last === null) return null;

  return (
    <Suspense>
      <CollegesLearnMore collegeId={last} open={collegeId !== null} onClose={onClose} />
    </Suspense>
  );
};
