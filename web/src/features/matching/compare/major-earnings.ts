import { type CollegeDetail } from '@/api';

/** The intended major; null while it is open. */
export type Major = { name: string; cip4: string } | null;

/** What graduates of the bachelor's program earn; null when it is not published. */
export const majorEarnings = ({ bachelorsPrograms }: CollegeDetail, major: Major): number | null =>
  bachelorsPrograms.top.find(({ cip }) => cip === major?.cip4)?.medianEarnings ?? null;
