import { type CollegeDetail } from '@/api';

type Kind = Pick<CollegeDetail, 'level' | 'predominantDegree'>;

/** A community college that awards a single bachelor's counts as four-year in federal data. */
export const isMainlyShorter = ({ predominantDegree }: Kind) =>
  predominantDegree === 'Associate' || predominantDegree === 'Certificate';

/** "Four-year", or what most of its students earn. */
export const levelWords = (college: Kind) => {
  if (college.level !== 'Four-year' || !isMainlyShorter(college)) return college.level;
  return college.predominantDegree === 'Associate' ? 'Mainly two-year degrees' : 'Mainly certificates';
};

/** Four-year colleges report some figures in columns of their own. */
export const figureByLevel = ({ figures, level }: CollegeDetail, fourYear: string, shorter: string) =>
  figures[level === 'Four-year' ? fourYear : shorter];
