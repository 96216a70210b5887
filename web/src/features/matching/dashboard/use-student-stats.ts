import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { readStudentStatsOptions } from '@/api/@tanstack/react-query.gen';

/** Days back that the viewed colleges count, today included. */
export const PERIODS = [7, 30, 90, 365] as const;
export type Period = (typeof PERIODS)[number];
export const USUAL_PERIOD: Period = 30;

/** The dashboard's figures; those of the last period stay in sight while another is asked for. */
export const useStudentStats = (days: Period = USUAL_PERIOD) =>
  useQuery({ ...readStudentStatsOptions({ query: { days } }), placeholderData: keepPreviousData });
