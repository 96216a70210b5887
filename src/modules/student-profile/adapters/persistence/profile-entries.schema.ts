import { ActivityAnswers, ActivityImpact } from '../../domain/entries/activity-impact.js';
import { Award, AwardAnswers } from '../../domain/entries/award.js';
import { LeadershipAnswers, LeadershipRole } from '../../domain/entries/leadership-role.js';
import { PortfolioAnswers, PortfolioItem } from '../../domain/entries/portfolio-item.js';
import { ResearchAnswers, ResearchProject } from '../../domain/entries/research-project.js';
import { boolean, date, integer, profileRecordSchemas, requiredText, text } from './profile-record.schema.js';

export const PROFILE_ENTRY_SCHEMAS = [
  ...profileRecordSchemas(ActivityImpact, ActivityAnswers, 'activity_impacts', {
    activityName: requiredText,
    activityType: text,
    description: text,
    role: text,
    yearsCommitted: integer,
    hoursPerWeek: integer,
    weeksPerYear: integer,
    leadershipPosition: text,
    level: text,
    responsibilities: text,
    skillsDeveloped: text,
    achievements: text,
    isPaid: boolean,
  }),
  ...profileRecordSchemas(PortfolioItem, PortfolioAnswers, 'portfolio_items', {
    type: requiredText,
    title: requiredText,
    description: text,
    role: text,
    impact: text,
    link: text,
    portfolioFile: text,
    awards: text,
  }),
  ...profileRecordSchemas(Award, AwardAnswers, 'awards', {
    name: requiredText,
    level: requiredText,
    category: text,
    year: integer,
    selectivity: text,
    significance: text,
  }),
  ...profileRecordSchemas(LeadershipRole, LeadershipAnswers, 'leadership_roles', {
    organizationName: requiredText,
    positionTitle: requiredText,
    level: text,
    startDate: date,
    endDate: date,
    description: text,
    responsibilities: text,
    achievements: text,
    impact: text,
  }),
  ...profileRecordSchemas(ResearchProject, ResearchAnswers, 'research_projects', {
    title: requiredText,
    mentor: text,
    institution: text,
    duration: text,
    originalContribution: text,
    outcomes: text,
    skills: text,
  }),
];
