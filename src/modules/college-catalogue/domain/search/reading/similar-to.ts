import { folded } from '../typed-text.js';
import { type ReadFilters } from './read-filters.js';

const SIMILAR =
  /^(?:(?:other )?(?:college|colleges|school|schools|university|universities|places) )?(?:like|similar to|such as) (.+)$/;

/** "ucla" of "schools like ucla"; null in other texts. */
export const collegeToMatch = (typed: string): string | null => SIMILAR.exec(folded(typed))?.[1] ?? null;

/** What colleges are compared by. */
interface Liked {
  readonly ownership: string;
  readonly level: string;
  readonly sizeCategory: 'Small' | 'Medium' | 'Large' | null;
  readonly acceptanceRate: number | null;
}

const SIZE = { Small: 'small', Medium: 'medium', Large: 'large' } as const;
/** Of admit rates, up or down: about one step of selectivity. */
const AS_SELECTIVE = 0.15;

/** Colleges of the same kind and size that are about as hard to get into. */
export function filtersLike({ ownership, level, sizeCategory, acceptanceRate }: Liked): ReadFilters {
  return {
    ownership: [ownership === 'Public' ? '1' : '2'],
    degrees_awarded: [level === 'Four-year' ? '3' : level === 'Two-year' ? '2' : '1'],
    ...(sizeCategory === null ? {} : { size: [SIZE[sizeCategory]] }),
    ...(acceptanceRate === null ? {} : ratesAround(acceptanceRate)),
  };
}

/** The open end is left out. */
const ratesAround = (rate: number): ReadFilters => ({
  ...(rate > AS_SELECTIVE ? { admitRateMin: hundredths(rate - AS_SELECTIVE) } : {}),
  ...(rate < 1 - AS_SELECTIVE ? { admitRateMax: hundredths(rate + AS_SELECTIVE) } : {}),
});

const hundredths = (share: number): number => Math.round(share * 100) / 100;
