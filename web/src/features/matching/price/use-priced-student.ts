import { useQuery } from '@tanstack/react-query';
import { type PricedStudent } from '#engine';
import { getAcademicProfileOptions, getUserProfileOptions } from '@/api/@tanstack/react-query.gen';

/** What a price depends on; the home state is the profile's, else the school's. */
export const usePricedStudent = (): PricedStudent & { incomeIsMissing: boolean } => {
  const profile = useQuery(getUserProfileOptions());
  const academics = useQuery(getAcademicProfileOptions()).data;
  const income = profile.data?.householdIncomeRange ?? null;

  return {
    homeState: profile.data?.state ?? academics?.schoolState ?? null,
    incomeBand: income === 'prefer not to answer' ? null : income,
    incomeIsMissing: profile.isSuccess && income === null,
  };
};
