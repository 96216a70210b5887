import { useQuery } from '@tanstack/react-query';
import { listEssayCommentsOptions } from '@/api/queries/essays.gen';

export const useComments = (essayId: string) => useQuery(listEssayCommentsOptions({ path: { id: essayId } }));
