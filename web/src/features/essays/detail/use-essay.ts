import { useQuery } from '@tanstack/react-query';
import { type EssayInFull } from '@/api';
import { getEssayOptions } from '@/api/queries/essays.gen';

/** As often as a review is looked up, for as long. */
const EVERY_MS = 10_000;
const MOST_LOOKS = 30;

const isUnderReview = ({ essay }: EssayInFull) =>
  essay.status === 'Submitted' || essay.status === 'Reviewing';

/** The essay with its newest review. While one is under way, it is read again until it ends. */
export const useEssay = (id: string) =>
  useQuery({
    ...getEssayOptions({ path: { id } }),
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      data && isUnderReview(data) && dataUpdateCount <= MOST_LOOKS ? EVERY_MS : false,
  });
