import { useQuery } from '@tanstack/react-query';
import { listEssaysToCommentOptions } from '@/api/queries/family.gen';

/** By student; one who shares no essay is absent. Empty until they are loaded, and where they could not be. */
export const useEssaysToComment = () => {
  const { data = [] } = useQuery(listEssaysToCommentOptions());
  return new Map(data.map((count) => [count.studentId, count]));
};
