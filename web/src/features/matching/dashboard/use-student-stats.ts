import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { readStudentStatsOptions } from '@/api/queries/matching.gen';

/** How many days of views are counted, including today. */
export const PERIODS = [7, 30, 90, 365] as const;
export type Period = (typeof PERIODS)[number];
export const USUAL_PERIOD: Period = 30;

/** The dashboard's figures. Those of the last period stay on screen while the next ones load. */
export const useStudentStats = (days: Period = USUAL_PERIOD) =>
  useQuery({ ...readStudentStatsOptions({ query: { days } }), placeholderData: keepPreviousData });
