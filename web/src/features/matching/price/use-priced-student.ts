import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { ABROAD, INCOME_BANDS, type PricedStudent } from '#engine';
import {
  getAcademicProfileOptions,
  getInterestsGoalsOptions,
  getUserProfileOptions,
} from '@/api/queries/student-profile.gen';
import { useReadsOnly } from '@/lib/session/use-reads-only';

const HOME_COUNTRY = 'United States';

/**
 * What a price depends on; the home state is the profile's, else the school's. Someone without a profile sees the prices of the
 * income they filter by.
 */
export const usePricedStudent = (): PricedStudent & { incomeIsMissing: boolean } => {
  const readsOnly = useReadsOnly();
  const [address] = useSearchParams();
  const profile = useQuery({ ...getUserProfileOptions(), enabled: !readsOnly });
  const academics = useQuery({ ...getAcademicProfileOptions(), enabled: !readsOnly }).data;
  const wishes = useQuery({ ...getInterestsGoalsOptions(), enabled: !readsOnly }).data;
  const income = profile.data?.householdIncomeRange ?? null;
  const filtered = INCOME_BANDS.find((band) => band === address.get('incomeBand')) ?? null;
  if (readsOnly) return { homeState: null, incomeBand: filtered, needsAid: null, incomeIsMissing: false };

  const state = profile.data?.state ?? academics?.schoolState ?? null;
  const isAbroad = state === null && (profile.data?.country ?? HOME_COUNTRY) !== HOME_COUNTRY;
  return {
    homeState: isAbroad ? ABROAD : state,
    incomeBand: income === 'prefer not to answer' ? null : income,
    needsAid: wishes?.financialAidNeeded ?? null,
    incomeIsMissing:
      profile.isSuccess && !isAbroad && income === null && wishes?.financialAidNeeded !== false,
  };
};
