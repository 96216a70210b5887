import { between } from '../numeric/clip.js';
import { type Priority } from '../student/student-facts.js';
import { type CollegeFacts } from './college-facts.js';

/** The priorities that federal figures of a college can score, the same for every student. */
export const COLLEGE_PRIORITIES = [
  'Small classes',
  'Diverse student body',
  'Campus housing',
  'Faith community',
  'Support for first-generation students',
  'Grants and scholarships',
  'High graduation rate',
  'Strong earnings after college',
  'Low student debt',
] as const satisfies readonly Priority[];

export type CollegePriority = (typeof COLLEGE_PRIORITIES)[number];

/** Dollars a year after aid that score 0 and 100 for "Low net price". */
export const LOW_PRICE = { none: 30_000, full: 9000 } as const;

/** CCSIZSET of four-year colleges: for each size mainly nonresidential, then mainly and highly residential. */
const SIZE_SETTINGS = { first: 6, last: 17 } as const;
const HOUSING = [40, 70, 100];

/** 0-100; null when not reported. The ends are near the 10th and the 90th percentile of four-year colleges. */
export function priorityFit(college: CollegeFacts, priority: CollegePriority): number | null {
  switch (priority) {
    case 'Small classes':
      return scaled(college.studentFacultyRatio, 20, 9);
    case 'Diverse student body':
      return scaled(college.studentDiversity, 0.28, 0.72);
    case 'Campus housing':
      return housingFit(college.sizeSetting);
    case 'Faith community':
      return college.religiousAffiliation === null ? 0 : 100;
    case 'Support for first-generation students':
      return scaled(college.completionRatePell, 0.3, 0.78);
    case 'Grants and scholarships':
      return scaled(shareCoveredByAid(college), 0.15, 0.6);
    case 'High graduation rate':
      return scaled(college.completionRate, 0.38, 0.82);
    case 'Strong earnings after college':
      return scaled(college.medianEarnings, 42_000, 73_000);
    case 'Low student debt':
      return scaled(college.medianDebt, 27_000, 17_000);
  }
}

function scaled(value: number | null, from: number, to: number): number | null {
  return value === null ? null : between(value, from, to);
}

function housingFit(sizeSetting: number | null): number | null {
  if (sizeSetting === null || sizeSetting < SIZE_SETTINGS.first || sizeSetting > SIZE_SETTINGS.last)
    return null;
  return HOUSING[(sizeSetting - SIZE_SETTINGS.first) % HOUSING.length] ?? null;
}

/** Of the full price, on average over all incomes, 0-1. */
function shareCoveredByAid({ netPrice, costOfAttendance }: CollegeFacts): number | null {
  if (netPrice === null || costOfAttendance === null || costOfAttendance <= 0) return null;
  return 1 - netPrice / costOfAttendance;
}
