import { type AdminPrediction, type PredictionCounts } from '@/api';
import { type Category } from '@/components/ui/college/category';

export type Group = {
  category: Category;
  /** Of a stored prediction. */
  stored: AdminPrediction['matchCategory'];
  name: string;
  /** How many a balanced list has; no more are shown. */
  target: number;
  range: string;
  empty: string;
};

/** Admins read "Likely" where students read "Safety". */
export const GROUPS: readonly Group[] = [
  {
    category: 'reach',
    stored: 'Reach',
    name: 'Reach',
    target: 5,
    range: '0–25%',
    empty: 'No reach schools predicted yet.',
  },
  {
    category: 'target',
    stored: 'Target',
    name: 'Target',
    target: 10,
    range: '25–75%',
    empty: 'No target schools predicted yet.',
  },
  {
    category: 'safety',
    stored: 'Safety',
    name: 'Likely',
    target: 5,
    range: '75–100%',
    empty: 'No likely schools predicted yet.',
  },
];

export const tint = { reach: 'text-reach-text', target: 'text-target-text', safety: 'text-safety-text' };

export const shownOf = ({ category, target }: Group, counts: PredictionCounts) =>
  Math.min(counts[category], target);

export const shownIn = ({ stored, target }: Group, predictions: readonly AdminPrediction[]) =>
  predictions.filter(({ matchCategory }) => matchCategory === stored).slice(0, target);

/** "2 targets and 3 likely schools short"; null for a list that lacks nothing. */
export const shortfallWords = (counts: PredictionCounts): string | null => {
  const missing = GROUPS.flatMap((group) => {
    const short = group.target - shownOf(group, counts);
    return short > 0 ? [`${short} ${group.name.toLowerCase()}`] : [];
  });
  if (missing.length === 0) return null;
  return `Short of a balanced list by ${new Intl.ListFormat('en-US').format(missing)}.`;
};
