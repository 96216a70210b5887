import { type CollegeMatch } from '@/api';
import { type Chance } from '@/components/ui/college/chance-range';

type Estimate = Pick<CollegeMatch, 'admissionProbability' | 'chanceLow' | 'chanceHigh' | 'category'>;

/** Null unless the estimate, both ends of its range and the category are known. */
export const chanceOf = (match: Estimate | null | undefined): Chance | null => {
  if (!match) return null;
  const { admissionProbability, chanceLow, chanceHigh, category } = match;
  if (admissionProbability === null || chanceLow === null || chanceHigh === null || category === null) {
    return null;
  }
  return { low: chanceLow, high: chanceHigh, estimate: admissionProbability, category };
};
