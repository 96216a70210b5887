import { type Recommendation } from '@/api';
import { CATEGORIES, type Category, categoryWord } from '@/components/ui/college/category';

/** The heading of the list, which takes the focus of a college that leaves it. */
export const BALANCED_LIST_ID = 'balanced-list';

export type Group = {
  category: Category;
  /** How many a complete balanced list has here. */
  wanted: number;
  recommended: readonly Recommendation[];
};

export type GroupsProps = { groups: readonly Group[]; onLearnMore: (collegeId: number) => void };

const WANTED: Record<Category, number> = { reach: 5, target: 10, safety: 5 };

export const groupsOf = (recommended: readonly Recommendation[]): readonly Group[] =>
  CATEGORIES.map((category) => ({
    category,
    wanted: WANTED[category],
    recommended: recommended.filter((each) => each.category === category),
  }));

/** Says when a group is short; it is never filled with colleges of another category. */
export const shortWords = ({ category, wanted, recommended }: Group) => {
  if (recommended.length >= wanted) return null;
  return recommended.length === 0
    ? `We found no ${categoryWord[category]} that fits your profile. Try broader preferences, or search below.`
    : `Only ${recommended.length} fit so far. We don’t change a college’s category to fill the list.`;
};
