import { type ActivityImpact, type Award, type PortfolioItem } from '@/api';
import { choicesFrom } from '@/lib/words/choices';

type ActivityType = NonNullable<ActivityImpact['activityType']>;
type AwardCategory = NonNullable<Award['category']>;

export const activityTypes = choicesFrom<ActivityType>({
  Sports: 'Sports',
  Music: 'Music',
  Arts: 'Arts',
  Volunteer: 'Volunteer',
  Work: 'Work',
  Academic: 'Academic',
  Leadership: 'Leadership',
  'Community Service': 'Community Service',
  Other: 'Other',
});

export const levels = choicesFrom<Award['level']>({
  Local: 'Local',
  Regional: 'Regional',
  State: 'State',
  National: 'National',
  International: 'International',
});

export const portfolioTypes = choicesFrom<PortfolioItem['type']>({
  'Visual Art': 'Visual Art',
  Music: 'Music',
  Writing: 'Writing',
  Design: 'Design',
  Programming: 'Programming',
  Research: 'Research',
  Other: 'Other',
});

export const awardCategories = choicesFrom<AwardCategory>({
  Academic: 'Academic',
  Arts: 'Arts',
  Athletics: 'Athletics',
  Leadership: 'Leadership',
  'Community Service': 'Community Service',
  'STEM/Science': 'STEM/Science',
  Other: 'Other',
});
