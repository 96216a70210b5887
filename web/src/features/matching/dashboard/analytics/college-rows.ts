import {
  type Application,
  type College,
  type CollegeCard,
  type Recommendation,
  type SavedCollege,
} from '@/api';
import { type Category } from '@/components/ui/college/category';
import { categoryOf } from '../../saved-colleges/list-categories';

/** A college as the dashboard's table shows it. */
export type CollegeRow = {
  college: CollegeCard;
  /** Null when the match is not known yet. */
  matchPercentage: number | null;
  /** The category the student chose, else the estimated one; null without an estimate. */
  category: Category | null;
  /** The student chose the category instead of the estimate. */
  categoryIsYours: boolean;
  status: string;
  /** Applications first, then the student's own list, then recommendations. */
  rank: number;
};

export type RowSources = {
  applications: readonly Application[];
  saved: readonly SavedCollege[];
  recommended: readonly Recommendation[];
  catalogue: readonly College[];
};

/** Every college of the four lists once: applications first, then the student's own list, then recommendations; each by match. */
export const rowsOf = ({ applications, saved, recommended, catalogue }: RowSources): CollegeRow[] => {
  const appliedTo = new Map(applications.map((each) => [each.collegeId, each]));
  const isSaved = new Set(saved.map(({ collegeId }) => collegeId));
  const isRecommended = new Set(recommended.map(({ college }) => college.id));
  const chosenCategory = new Map(
    saved.flatMap((each) =>
      each.categoryIsYours ? [[each.collegeId, categoryOf[each.category]] as const] : [],
    ),
  );
  const known = new Map(
    [...catalogue, ...recommended.map(flat), ...saved.map(flat)].map((each) => [each.id, each]),
  );
  for (const { college } of applications)
    if (!known.has(college.id)) known.set(college.id, { ...college, match: null });

  return [...known.values()]
    .map(({ match, ...college }) => {
      const application = appliedTo.get(college.id);
      const standing = application
        ? { rank: 0, status: inWords(application.status) }
        : isSaved.has(college.id)
          ? { rank: 1, status: 'Saved' }
          : isRecommended.has(college.id)
            ? { rank: 2, status: 'Recommended' }
            : { rank: 3, status: 'Available' };
      return {
        college,
        matchPercentage: match?.matchPercentage ?? null,
        category: chosenCategory.get(college.id) ?? match?.category ?? null,
        categoryIsYours: chosenCategory.has(college.id),
        ...standing,
      };
    })
    .sort((a, b) => a.rank - b.rank || (b.matchPercentage ?? -1) - (a.matchPercentage ?? -1));
};

const flat = ({ college, match }: Pick<SavedCollege, 'college' | 'match'>): College => ({
  ...college,
  match,
});

/** "in_progress" and "In Progress" alike read "In Progress". */
const inWords = (status: string) =>
  status.replaceAll('_', ' ').replace(/\b[a-z]/g, (first) => first.toUpperCase());
