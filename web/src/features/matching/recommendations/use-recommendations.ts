import { useQuery } from '@tanstack/react-query';
import { useReadsOnly } from '@/lib/session/use-reads-only';
import { listRecommendationsOptions } from '@/api/queries/matching.gen';

/** The balanced list, reaches first; empty until there are grades or scores to estimate from. */
export const useRecommendations = () =>
  useQuery({ ...listRecommendationsOptions(), enabled: !useReadsOnly() });
