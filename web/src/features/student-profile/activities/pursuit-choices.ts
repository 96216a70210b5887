import { type ActivityImpact, type Award, type PortfolioItem } from '@/api';
import { asWritten } from '../fields/choices';

type ActivityType = NonNullable<ActivityImpact['activityType']>;
type AwardCategory = NonNullable<Award['category']>;

export const activityTypes = asWritten<ActivityType>([
  'Sports',
  'Music',
  'Arts',
  'Volunteer',
  'Work',
  'Academic',
  'Leadership',
  'Community Service',
  'Other',
]);

/** How far an activity or an award reaches. */
export const levels = asWritten<Award['level']>(['Local', 'Regional', 'State', 'National', 'International']);

export const portfolioTypes = asWritten<PortfolioItem['type']>([
  'Visual Art',
  'Music',
  'Writing',
  'Design',
  'Programming',
  'Research',
  'Other',
]);

export const awardCategories = asWritten<AwardCategory>([
  'Academic',
  'Arts',
  'Athletics',
  'Leadership',
  'Community Service',
  'STEM/Science',
  'Other',
]);
