import { useQueries } from '@tanstack/react-query';
import { type BestStep, type CollegeDetail, type Recommendation } from '@/api';
import { showCollegeOptions } from '@/api/queries/college-catalogue.gen';
import { CATEGORIES } from '@/components/ui/college/category';
import { useRecommendations } from '../../recommendations/use-recommendations';
import { type Narrowing } from './narrowed-range';

/** Less than one percentage point is not worth showing. */
const LEAST = 0.01;

/** The best college of each category, as examples. */
const examplesOf = (recommended: readonly Recommendation[]) =>
  CATEGORIES.flatMap((category) => recommended.find((each) => each.category === category)?.college.id ?? []);

/** How this answer would narrow the range of one college; null when it would not. */
const narrowingOf = ({ name, explanation }: CollegeDetail, answer: BestStep['answer']): Narrowing | null => {
  const category = explanation?.match?.category;
  const added = explanation?.suggestions.find((each) => each.kind === 'enter' && each.factor === answer);
  if (!category || added?.kind !== 'enter' || added.narrowed === null) return null;

  const { low, high, narrowed } = added;
  if (high - low - (narrowed.high - narrowed.low) < LEAST) return null;
  return { name, category, now: { low, high }, then: narrowed };
};

/** Up to three colleges with their range now and with the answer. */
export const useNarrowings = (answer: BestStep['answer']) => {
  const recommendations = useRecommendations();
  const details = useQueries({
    queries: examplesOf(recommendations.data ?? []).map((id) => showCollegeOptions({ path: { id } })),
  });

  return {
    isPending: recommendations.isPending || details.some(({ isPending }) => isPending),
    narrowings: details.flatMap(({ data }) => (data && narrowingOf(data, answer)) ?? []),
  };
};
