import { useQuery } from '@tanstack/react-query';
import { getNextDatesOptions } from '@/api/queries/family.gen';

export const useNextDates = () => useQuery(getNextDatesOptions());
