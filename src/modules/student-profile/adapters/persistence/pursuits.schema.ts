import { ActivityAnswers, ActivityImpact } from '../../domain/pursuits/activity-impact.js';
import { Award, AwardAnswers } from '../../domain/pursuits/award.js';
import { PortfolioAnswers, PortfolioItem } from '../../domain/pursuits/portfolio-item.js';
import { ResearchAnswers, ResearchProject } from '../../domain/pursuits/research-project.js';
import { flag, profileRecordSchemas, text, whole } from './profile-record.schema.js';

const required = { type: 'text' } as const;

export const PURSUIT_SCHEMAS = [
  ...profileRecordSchemas(ActivityImpact, ActivityAnswers, 'activity_impacts', {
    activityName: required,
    activityType: text,
    description: text,
    role: text,
    yearsCommitted: whole,
    hoursPerWeek: whole,
    weeksPerYear: whole,
    leadershipPosition: text,
    level: text,
    responsibilities: text,
    skillsDeveloped: text,
    achievements: text,
    isPaid: flag,
  }),
  ...profileRecordSchemas(PortfolioItem, PortfolioAnswers, 'portfolio_items', {
    type: required,
    title: required,
    description: text,
    role: text,
    impact: text,
    link: text,
    awards: text,
  }),
  ...profileRecordSchemas(Award, AwardAnswers, 'awards', {
    name: required,
    level: required,
    category: text,
    year: whole,
    selectivity: text,
    significance: text,
  }),
  ...profileRecordSchemas(ResearchProject, ResearchAnswers, 'research_projects', {
    title: required,
    mentor: text,
    institution: text,
    duration: text,
    originalContribution: text,
    outcomes: text,
    skills: text,
  }),
];
