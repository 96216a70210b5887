import { type CollegeCard } from '@/api';
import { netPriceOf, type PricedStudent } from '#engine';

const CONTROL = {
  Public: 'public',
  'Private nonprofit': 'private-nonprofit',
  'Private for-profit': 'private-for-profit',
} as const;

/** What a year at this college would cost this student all told. */
export const priceFor = (college: CollegeCard, student: PricedStudent) =>
  netPriceOf({ ...college, control: CONTROL[college.ownership] }, student);
