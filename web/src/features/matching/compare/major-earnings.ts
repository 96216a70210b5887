import { earningsForMajor } from '#engine';
import { type CollegeDetail } from '@/api';

/** The intended major; null while it is open. */
export type Major = { name: string; cip4: string } | null;

/** What graduates of the bachelor's program earn, or of one close to it; null when it is not published. */
export const majorEarnings = ({ bachelorsPrograms }: CollegeDetail, major: Major) =>
  major === null ? null : earningsForMajor(bachelorsPrograms.top, major.cip4);
