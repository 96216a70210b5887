import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import {
  listActivityImpactsOptions,
  listAwardsOptions,
  listLeadershipRolesOptions,
  listResearchProjectsOptions,
  readActivitiesSheetOptions,
} from '@/api/queries/student-profile.gen';
import { entriesOf } from './sheet-entries';

/** The stored sheet and the entries of the profile it is made from; undefined until all have loaded. */
export const useSheet = () => {
  const sheet = useQuery(readActivitiesSheetOptions());
  const activities = useQuery(listActivityImpactsOptions());
  const leadership = useQuery(listLeadershipRolesOptions());
  const research = useQuery(listResearchProjectsOptions());
  const awards = useQuery(listAwardsOptions());
  const reads = [sheet, activities, leadership, research, awards];

  const loaded = useMemo(
    () =>
      sheet.data && activities.data && leadership.data && research.data && awards.data
        ? {
            stored: sheet.data,
            entries: entriesOf({
              activities: activities.data,
              leadership: leadership.data,
              research: research.data,
              awards: awards.data,
            }),
          }
        : undefined,
    [sheet.data, activities.data, leadership.data, research.data, awards.data],
  );

  return {
    loaded,
    failed: loaded === undefined && reads.some(({ isError }) => isError),
    fetching: reads.some(({ isFetching }) => isFetching),
    retry: () => reads.filter(({ isError }) => isError).forEach(({ refetch }) => void refetch()),
  };
};
