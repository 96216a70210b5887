import { useQuery } from '@tanstack/react-query';
import { listActivityScoresOptions } from '@/api/queries/matching.gen';

/** How much one activity counts in the estimates. Nothing while that is unknown: the activity itself is what matters here. */
const ActivityCount = ({ id }: { id: string }) => {
  const scores = useQuery(listActivityScoresOptions());
  const words = scores.data?.find(({ activityId }) => activityId === id)?.words;

  return words === undefined ? null : <p className="max-w-[68ch] text-hint">{words}</p>;
};

export default ActivityCount;
