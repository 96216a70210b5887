import { type CollegeCard, type CollegeMatch, type SavedCollege } from '@/api';
import { shelfOf } from './shelves';

const UNSENT = 'unsent-';

/** What the list will say of a college that is just being saved; its id comes with the server's reply. */
export const unsentEntry = (college: CollegeCard, match: CollegeMatch | null): SavedCollege => {
  const computedCategory = match?.category ? shelfOf[match.category] : null;

  return {
    id: `${UNSENT}${college.id}`,
    collegeId: college.id,
    college,
    category: computedCategory ?? 'Target',
    computedCategory,
    categoryIsYours: false,
    notes: '',
    isHidden: false,
    savedAt: new Date().toISOString(),
    match,
    matchPercentage: match?.matchPercentage ?? null,
    admissionProbability: match?.admissionProbability ?? null,
    chanceLow: match?.chanceLow ?? null,
    chanceHigh: match?.chanceHigh ?? null,
    basis: match?.basis ?? null,
    contributions: match?.contributions ?? null,
    dataCompleteness: match?.dataCompleteness ?? null,
    reasoning: match?.reasoning ?? null,
  };
};

/** The server does not know this entry by its id yet. */
export const isUnsent = ({ id }: Pick<SavedCollege, 'id'>) => id.startsWith(UNSENT);
