import { type CollegeType } from '../student/student-facts.js';
import { type CollegeFacts } from './college-facts.js';

export const COLLEGE_TYPES = [
  'University',
  'Liberal Art College',
  'Technical University',
  'Art Institute',
] as const satisfies readonly CollegeType[];

type Kind = Pick<CollegeFacts, 'carnegieClass' | 'programShares'>;

/** Carnegie classes of 2021, first to last. */
const DOCTORAL = [15, 17] as const;
const MASTERS = [18, 20] as const;
const ARTS_AND_SCIENCES = 21;
const DIVERSE_FIELDS = 22;
const ENGINEERING_SCHOOL = 28;
const ARTS_SCHOOL = 30;

/** CIP families: computing, engineering and its technologies; visual and performing arts. */
const TECHNICAL = ['11', '14', '15'];
const ARTS = ['50'];

/** 0-100; null when the college is not classified and reports no programs. */
export function collegeTypeFit(college: Kind, type: CollegeType): number | null {
  const { carnegieClass } = college;
  switch (type) {
    case 'University':
      if (carnegieClass === null) return null;
      if (isWithin(carnegieClass, DOCTORAL)) return 100;
      return isWithin(carnegieClass, MASTERS) ? 70 : 20;
    case 'Liberal Art College':
      if (carnegieClass === null) return null;
      if (carnegieClass === ARTS_AND_SCIENCES) return 100;
      return carnegieClass === DIVERSE_FIELDS ? 50 : 10;
    case 'Technical University': {
      const share = shareOf(college, TECHNICAL);
      if (carnegieClass === null && share === null) return null;
      if (carnegieClass === ENGINEERING_SCHOOL || (share ?? 0) >= 0.35) return 100;
      return (share ?? 0) >= 0.2 ? 60 : 10;
    }
    case 'Art Institute': {
      const share = shareOf(college, ARTS);
      if (carnegieClass === null && share === null) return null;
      if (isCollegeOfTheArts(college)) return 100;
      return (share ?? 0) >= 0.15 ? 50 : 0;
    }
  }
}

/**
 * Where a portfolio or an audition decides: a school of art, music or design by its Carnegie class, or a college that gives half of its
 * awards in the arts. The class alone misses those with many master's degrees, such as the Rhode Island School of Design and Berklee.
 */
export const isCollegeOfTheArts = (college: Kind): boolean =>
  college.carnegieClass === ARTS_SCHOOL || (shareOf(college, ARTS) ?? 0) >= 0.5;

function isWithin(value: number, [first, last]: readonly [number, number]): boolean {
  return value >= first && value <= last;
}

/** Of the college's awards, 0-1; null when it reports none of these families. */
function shareOf({ programShares }: Kind, families: readonly string[]): number | null {
  const shares = families.flatMap((family) => programShares[family] ?? []);
  return shares.length === 0 ? null : shares.reduce((sum, share) => sum + share, 0);
}
