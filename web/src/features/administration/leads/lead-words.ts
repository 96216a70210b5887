import { type AdminLead } from '@/api';

export const STAGE_NAMES: Record<AdminLead['stage'], string> = {
  welcome: 'Welcome',
  academic_profiling: 'Academic profile',
  preference_mapping: 'Preferences',
  recommendations: 'Recommendations',
  conversion: 'Asked about plans',
};

export const TIER_NAMES: Record<AdminLead['tier'], string> = { high: 'High', medium: 'Medium', low: 'Low' };

const SERVICE_NAMES: Record<AdminLead['services'][number], string> = {
  'list-review': 'College list review',
  'essay-review': 'Essay review',
  'interview-prep': 'Interview practice',
  'aid-review': 'Financial aid review',
  'course-planning': 'Course planning',
  'human-consultation': 'Talk with a counselor',
};

export const servicesText = (services: AdminLead['services']) =>
  services.length === 0 ? 'Nothing by name' : services.map((service) => SERVICE_NAMES[service]).join(', ');

/** What the score is made of, each part of at most 25 points. */
export const partsText = ({ timeline, academic, engagement, intent }: AdminLead) =>
  `Timeline ${timeline}, profile ${academic}, use ${engagement}, intent ${intent}`;
