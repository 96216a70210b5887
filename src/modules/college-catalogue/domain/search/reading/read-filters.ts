import { type US_STATES } from '#shared-kernel/domain/us-states.js';
import {
  type CATEGORIES,
  type DESIGNATIONS,
  type FAITHS,
  type LOCALES,
  type SearchSort,
  type SIZES,
  type TEST_POLICIES,
} from '../choices.js';

export type StateCode = keyof typeof US_STATES;

/** Filters that words stand for, named as in the address bar. */
export interface ReadFilters {
  readonly state?: StateCode[];
  readonly ownership?: ('1' | '2')[];
  readonly degrees_awarded?: ('1' | '2' | '3' | '5')[];
  readonly locale?: (typeof LOCALES)[number][];
  readonly size?: (typeof SIZES)[number][];
  readonly designation?: (typeof DESIGNATIONS)[number][];
  readonly faith?: (typeof FAITHS)[number][];
  readonly testPolicy?: (typeof TEST_POLICIES)[number][];
  readonly category?: (typeof CATEGORIES)[number][];
  /** CIP families and fields. */
  readonly major?: string[];
  readonly sizeMin?: number;
  readonly sizeMax?: number;
  readonly admitRateMin?: number;
  readonly admitRateMax?: number;
  readonly completionMin?: number;
  /** Dollars a year. */
  readonly netPriceMax?: number;
  readonly openAdmission?: boolean;
  readonly onlineOnly?: boolean;
  /** A ZIP code. */
  readonly near?: string;
  readonly withinMiles?: number;
  readonly sort?: SearchSort;
}

/** Two values of one filter are combined with "or"; of single figures the last counts. */
export function combined(parts: readonly ReadFilters[]): ReadFilters {
  const all = new Map<string, unknown>();
  for (const part of parts)
    for (const [name, value] of Object.entries<unknown>({ ...part }))
      all.set(name, joined(all.get(name), value));
  return Object.fromEntries(all);
}

const joined = (known: unknown, value: unknown): unknown =>
  isList(known) && isList(value) ? [...new Set([...known, ...value])] : value;

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

export const withoutDistance = (filters: ReadFilters): ReadFilters =>
  Object.fromEntries(Object.entries(filters).filter(([name]) => name !== 'near' && name !== 'withinMiles'));
