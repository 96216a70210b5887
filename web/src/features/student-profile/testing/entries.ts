import {
  type ActivityImpact,
  type Award,
  type LeadershipRole,
  type PortfolioItem,
  type ResearchProject,
} from '@/api';
import { MAYA } from '@/testing/api';

const record = (id: string) => ({
  id,
  userId: MAYA.id,
  createdAt: '2026-09-01T00:00:00Z',
  updatedAt: '2026-09-01T00:00:00Z',
});

export const aJob: ActivityImpact = {
  ...record('job'),
  activityName: 'Corner bakery',
  activityType: 'Work',
  description: null,
  role: 'Baker',
  yearsCommitted: 2,
  hoursPerWeek: 12,
  weeksPerYear: null,
  leadershipPosition: null,
  level: null,
  responsibilities: 'Opened the shop on weekends.',
  skillsDeveloped: null,
  achievements: 'Trained two others',
  isPaid: true,
};

export const anAward = (id: string, name: string): Award => ({
  ...record(id),
  name,
  level: 'State',
  category: 'STEM/Science',
  year: 2025,
  selectivity: null,
  significance: null,
});

export const aRole: LeadershipRole = {
  ...record('role'),
  positionTitle: 'Captain',
  organizationName: 'Chess club',
  level: 'State',
  startDate: '2025-09-01',
  endDate: null,
  description: null,
  responsibilities: 'Leads practice.',
  achievements: null,
  impact: null,
};

export const aSong: PortfolioItem = {
  ...record('song'),
  type: 'Music',
  title: 'Low Tide',
  description: null,
  role: null,
  impact: null,
  link: 'https://example.com/low-tide',
  portfolioFile: null,
  awards: null,
};

export const aSurvey: ResearchProject = {
  ...record('survey'),
  title: 'Crows of Akron',
  mentor: 'Dr. Lee',
  institution: null,
  duration: '8 weeks',
  originalContribution: null,
  outcomes: 'A poster',
  skills: null,
};
