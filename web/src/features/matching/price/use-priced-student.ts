import { useQuery } from '@tanstack/react-query';
import { type PricedStudent } from '#engine';
import { getAcademicProfileOptions, getUserProfileOptions } from '@/api/@tanstack/react-query.gen';

/** What the price after aid depends on; the home state is the profile's, else the school's. */
export const usePricedStudent = (): PricedStudent => {
  const profile = useQuery(getUserProfileOptions()).data;
  const academics = useQuery(getAcademicProfileOptions()).data;
  const income = profile?.householdIncomeRange ?? null;

  return {
    homeState: profile?.state ?? academics?.schoolState ?? null,
    incomeBand: income === 'prefer not to answer' ? null : income,
  };
};
