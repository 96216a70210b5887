import { type Chance } from '@/components/ui/college/chance-range';

/**
 * A made-up student at real colleges; words.ts says who. Every figure is what the engine answers for the second of its worked
 * students, on the release of May 19, 2025 (admissions of fall 2023, prices of 2022-23); example-student.spec.ts asks it again.
 */
export type ExampleCollege = { name: string; place: string; unitId: number; chance: Chance };

export const OHIO_STATE: ExampleCollege = {
  name: 'Ohio State University',
  place: 'Columbus, OH',
  unitId: 204796,
  chance: { low: 0.446, high: 0.866, estimate: 0.69, category: 'target' },
};

export const exampleList: readonly ExampleCollege[] = [
  {
    name: 'New York University',
    place: 'New York, NY',
    unitId: 193900,
    chance: { low: 0.01, high: 0.069, estimate: 0.028, category: 'reach' },
  },
  OHIO_STATE,
  {
    name: 'Kent State University',
    place: 'Kent, OH',
    unitId: 203517,
    chance: { low: 0.985, high: 0.985, estimate: 0.985, category: 'safety' },
  },
];

/** Percentage points each step would add at Ohio State. */
export const pointsGained = { sat50: 2.6, gpaTenth: 11.1 };

/** Percentage points at Ohio State, compared with not knowing the answer. */
export const pointsMoved = { grades: 3.6, residency: 16.8, test: 3.2 };

/** A year at Ohio State for an Ohio resident: before aid, and after aid at a family income of $60,000 to $100,000. */
export const price = { afterAid: 18_795, beforeAid: 29_320 };
