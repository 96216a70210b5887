import { type AdminLead } from '@/api';

export const STAGE_NAMES: Record<AdminLead['stage'], string> = {
  welcome: 'Welcome',
  academic_profiling: 'Academic profile',
  preference_mapping: 'Preferences',
  recommendations: 'Recommendations',
  conversion: 'Asked about plans',
};

export const TIER_NAMES: Record<AdminLead['tier'], string> = { high: 'High', medium: 'Medium', low: 'Low' };

/** What the score is made of, each part of at most 25 points. */
export const partsText = ({ timeline, academic, engagement, intent }: AdminLead) =>
  `Timeline ${timeline}, profile ${academic}, use ${engagement}, intent ${intent}`;
