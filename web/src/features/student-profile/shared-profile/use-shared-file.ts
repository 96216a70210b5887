import { useQuery } from '@tanstack/react-query';
import { getSharedPortfolioFileOptions } from '@/api/queries/family.gen';

const MINUTE_MS = 60_000;

/** Asked for when the adult opens it, because the student sees that they did. The link in it works for at least ten minutes. */
export const useSharedFile = (studentId: string, itemId: string, isOpen: boolean) =>
  useQuery({
    ...getSharedPortfolioFileOptions({ path: { studentId, itemId } }),
    enabled: isOpen,
    staleTime: 5 * MINUTE_MS,
    refetchInterval: 8 * MINUTE_MS,
  });
