import { type CollegeCard, type CollegeMatch, type SavedCollege } from '@/api';
import { listCategoryOf } from './list-categories';

const PENDING = 'unsent-';

/** The entry shown while a college is being saved; the server's reply brings its real id. */
export const pendingEntry = (college: CollegeCard, match: CollegeMatch | null): SavedCollege => {
  const computedCategory = match?.category ? listCategoryOf[match.category] : null;

  return {
    id: `${PENDING}${college.id}`,
    collegeId: college.id,
    college,
    category: computedCategory ?? 'Target',
    computedCategory,
    categoryIsYours: false,
    notes: '',
    isHidden: false,
    savedAt: new Date().toISOString(),
    match,
    notSafe: match?.notSafe ?? null,
    notSafeReason: match?.notSafeReason ?? null,
    matchPercentage: match?.matchPercentage ?? null,
    admissionProbability: match?.admissionProbability ?? null,
    chanceLow: match?.chanceLow ?? null,
    chanceHigh: match?.chanceHigh ?? null,
    basis: match?.basis ?? null,
    contributions: match?.contributions ?? null,
    dataCompleteness: match?.dataCompleteness ?? null,
    why: match?.why ?? null,
    reasoning: match?.reasoning ?? null,
  };
};

/** Whether this entry is still being saved: the server does not know its id. */
export const isPendingEntry = ({ id }: Pick<SavedCollege, 'id'>) => id.startsWith(PENDING);
