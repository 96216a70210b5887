import { useQuery } from '@tanstack/react-query';
import { readListAdviceOptions } from '@/api/queries/matching.gen';

/** The two-year way in, where it is surer than anything on the list. Nothing for other students. */
const WayInFirst = ({ onLearnMore }: { onLearnMore: (collegeId: number) => void }) => {
  const { data: advice } = useQuery(readListAdviceOptions());
  const wayIn = advice?.wayIn;
  if (!wayIn?.leads) return null;

  return (
    <div className="mb-3.5 grid max-w-[72ch] gap-1 rounded-lg bg-safety-bg px-3.5 py-3 text-safety-text">
      <h3 className="font-semibold">Start here</h3>
      <p>{wayIn.words}</p>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => onLearnMore(wayIn.college.id)}
        className="link justify-self-start text-left"
      >
        {wayIn.college.shortName}
      </button>
    </div>
  );
};

export default WayInFirst;
