import { useQuery } from '@tanstack/react-query';
import {
  getAcademicProfileOptions,
  getInterestsGoalsOptions,
  getUserProfileOptions,
} from '@/api/queries/student-profile.gen';
import { type Profile } from './profile';

/** `profile` is set once all three records have loaded. */
export const useProfile = () => {
  const personal = useQuery(getUserProfileOptions());
  const academic = useQuery(getAcademicProfileOptions());
  const interests = useQuery(getInterestsGoalsOptions());
  const reads = [personal, academic, interests];

  const profile: Profile | undefined =
    personal.data !== undefined && academic.data !== undefined && interests.data !== undefined
      ? { personal: personal.data, academic: academic.data, interests: interests.data }
      : undefined;

  return {
    profile,
    failed: profile === undefined && reads.some(({ isError }) => isError),
    fetching: reads.some(({ isFetching }) => isFetching),
    retry: () => reads.filter(({ isError }) => isError).forEach(({ refetch }) => void refetch()),
  };
};
