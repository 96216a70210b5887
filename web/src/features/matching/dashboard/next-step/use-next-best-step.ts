import { useQuery } from '@tanstack/react-query';
import { readNextBestStepOptions } from '@/api/queries/matching.gen';

/** Which missing answer would change the student's ranges most. */
export const useNextBestStep = () => useQuery(readNextBestStepOptions());
