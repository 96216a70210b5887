import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import {
  getAcademicProfileOptions,
  getUserProfileOptions,
  listActivityImpactsOptions,
  listAwardsOptions,
  listLeadershipRolesOptions,
  listResearchProjectsOptions,
} from '@/api/queries/student-profile.gen';
import { useSession } from '@/lib/session/session';
import { sheetFor } from '../activities-sheet/sheet';
import { useSheet } from '../activities-sheet/use-sheet';
import { type ResumeSource } from './resume';

/** Undefined until all of it has loaded. */
export const useResumeSource = () => {
  const session = useSession();
  const account = session.status === 'signed-out' ? null : session.user;
  const sheet = useSheet();
  const personal = useQuery(getUserProfileOptions());
  const academic = useQuery(getAcademicProfileOptions());
  const activities = useQuery(listActivityImpactsOptions()).data;
  const leadership = useQuery(listLeadershipRolesOptions()).data;
  const awards = useQuery(listAwardsOptions()).data;
  const research = useQuery(listResearchProjectsOptions()).data;

  const source = useMemo((): ResumeSource | undefined => {
    if (!sheet.loaded || personal.data === undefined || academic.data === undefined) return undefined;
    if (!activities || !leadership || !awards || !research) return undefined;
    const { stored, entries } = sheet.loaded;
    const first = personal.data?.firstName ?? account?.firstName;
    return {
      name: [first, personal.data?.lastName].filter(Boolean).join(' '),
      personal: personal.data,
      academic: academic.data,
      activities,
      leadership,
      awards,
      research,
      sheet: sheetFor(stored, entries),
      entries,
    };
  }, [sheet.loaded, personal.data, academic.data, activities, leadership, awards, research, account]);

  return {
    source,
    failed: source === undefined && (sheet.failed || personal.isError || academic.isError),
    fetching: sheet.fetching || personal.isFetching || academic.isFetching,
    retry: () => {
      sheet.retry();
      if (personal.isError) void personal.refetch();
      if (academic.isError) void academic.refetch();
    },
  };
};
