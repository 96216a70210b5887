import { type Recommendation } from '@/api';
import { type Category, categoryWord } from '@/components/ui/college/category';

export type Group = {
  category: Category;
  /** How many a complete balanced list has here. */
  wanted: number;
  recommended: readonly Recommendation[];
};

export type GroupsProps = { groups: readonly Group[]; onLearnMore: (collegeId: number) => void };

const WANTED = [
  ['reach', 5],
  ['target', 10],
  ['safety', 5],
] as const satisfies readonly (readonly [Category, number])[];

export const groupsOf = (recommended: readonly Recommendation[]): readonly Group[] =>
  WANTED.map(([category, wanted]) => ({
    category,
    wanted,
    recommended: recommended.filter((each) => each.category === category),
  }));

/** Says when a group is short; it is never filled with colleges of another category. */
export const shortWords = ({ category, wanted, recommended }: Group) => {
  if (recommended.length >= wanted) return null;
  return recommended.length === 0
    ? `We found no ${categoryWord[category]} that fits your profile. Try broader preferences, or search below.`
    : `Only ${recommended.length} fit so far. We don’t change a college’s category to fill the list.`;
};
