import { z } from 'zod';
import {
  ACTIVITY_TYPES,
  AWARD_CATEGORIES,
  PORTFOLIO_TYPES,
  RECOGNITION_LEVELS,
} from '../../domain/choices.js';
import {
  day,
  oneOf,
  recordFields,
  requiredChoice,
  requiredText,
  text,
  tidied,
  whole,
  year,
  yesOrNo,
} from './fields.js';

/** The most of a short text: a name, a position, a place. */
const NAME = 255;
/** Of a link and of the address of a file. */
const LINK = 500;
const HOURS_IN_A_WEEK = 168;
const WEEKS_IN_A_YEAR = 52;

const activityName = requiredText('Activity name', 'Activity name is required', NAME);
const activity = {
  activityType: oneOf('an activity type', ACTIVITY_TYPES),
  description: text('Description'),
  role: text('Role', NAME),
  yearsCommitted: whole('Years committed', 1, 10),
  hoursPerWeek: whole('Hours per week', 1, HOURS_IN_A_WEEK),
  weeksPerYear: whole('Weeks per year', 1, WEEKS_IN_A_YEAR),
  leadershipPosition: text('Leadership position', NAME),
  level: oneOf('a level', RECOGNITION_LEVELS),
  responsibilities: text('Responsibilities'),
  skillsDeveloped: text('Skills developed'),
  achievements: text('Achievements'),
  isPaid: yesOrNo,
};
export const NewActivityImpact = z
  .object({ activityName, ...z.object(activity).partial().shape })
  .meta({ id: 'NewActivityImpact' });
export type NewActivityImpact = z.infer<typeof NewActivityImpact>;
export const ActivityImpactChanges = NewActivityImpact.partial().meta({ id: 'ActivityImpactChanges' });
export type ActivityImpactChanges = z.infer<typeof ActivityImpactChanges>;
export const ActivityImpact = z
  .object({ ...recordFields, activityName, ...activity })
  .meta({ id: 'ActivityImpact' });

const NOT_A_LINK = 'Must be a valid URL';

/** Only links a browser opens as a page: nothing that runs. */
const link = z.preprocess(
  tidied,
  z
    .string({ error: NOT_A_LINK })
    .max(LINK, `Link must be at most ${LINK} characters`)
    .regex(/^\S*$/, NOT_A_LINK)
    .meta({ format: 'uri' })
    .pipe(z.url({ protocol: /^https?$/, hostname: z.regexes.hostname, error: NOT_A_LINK }))
    .nullable(),
);
const portfolioRequired = {
  type: requiredChoice('a type', PORTFOLIO_TYPES),
  title: requiredText('Title', 'Title is required', NAME),
};
/** As the normalize call replied; null removes the file. */
const portfolioFile = text('File', LINK).describe('The normalizedPath of one of my uploads; null for none');
const portfolio = {
  description: text('Description'),
  role: text('Role', NAME),
  impact: text('Impact'),
  link,
  portfolioFile,
  awards: text('Awards'),
};
export const NewPortfolioItem = z
  .object({ ...portfolioRequired, ...z.object(portfolio).partial().shape })
  .meta({ id: 'NewPortfolioItem' });
export type NewPortfolioItem = z.infer<typeof NewPortfolioItem>;
export const PortfolioItemChanges = NewPortfolioItem.partial().meta({ id: 'PortfolioItemChanges' });
export type PortfolioItemChanges = z.infer<typeof PortfolioItemChanges>;
export const PortfolioItem = z
  .object({ ...recordFields, ...portfolioRequired, ...portfolio })
  .meta({ id: 'PortfolioItem' });

const awardRequired = {
  name: requiredText('Award name', 'Award name is required', NAME),
  level: requiredChoice('a level', RECOGNITION_LEVELS),
};
const award = {
  category: oneOf('a category', AWARD_CATEGORIES),
  year: year('Year'),
  selectivity: text('Selectivity'),
  significance: text('Significance'),
};
export const NewAward = z
  .object({ ...awardRequired, ...z.object(award).partial().shape })
  .meta({ id: 'NewAward' });
export type NewAward = z.infer<typeof NewAward>;
export const AwardChanges = NewAward.partial().meta({ id: 'AwardChanges' });
export type AwardChanges = z.infer<typeof AwardChanges>;
export const Award = z.object({ ...recordFields, ...awardRequired, ...award }).meta({ id: 'Award' });

const leadershipRequired = {
  organizationName: requiredText('Organization', 'Organization is required', NAME),
  positionTitle: requiredText('Position', 'Position is required', NAME),
};
const leadership = {
  level: oneOf('a level', RECOGNITION_LEVELS),
  startDate: day('Start date'),
  endDate: day('End date').describe('Null while the role is still held'),
  description: text('Description'),
  responsibilities: text('Responsibilities'),
  achievements: text('Achievements'),
  impact: text('Impact'),
};
export const NewLeadershipRole = z
  .object({ ...leadershipRequired, ...z.object(leadership).partial().shape })
  .meta({ id: 'NewLeadershipRole' });
export type NewLeadershipRole = z.infer<typeof NewLeadershipRole>;
export const LeadershipRoleChanges = NewLeadershipRole.partial().meta({ id: 'LeadershipRoleChanges' });
export type LeadershipRoleChanges = z.infer<typeof LeadershipRoleChanges>;
export const LeadershipRole = z
  .object({ ...recordFields, ...leadershipRequired, ...leadership })
  .meta({ id: 'LeadershipRole' });

const researchTitle = requiredText('Title', 'Title is required', NAME);
const research = {
  mentor: text('Mentor', NAME),
  institution: text('Institution', NAME),
  duration: text('Duration', NAME),
  originalContribution: text('Original contribution'),
  outcomes: text('Outcomes'),
  skills: text('Skills'),
};
export const NewResearchProject = z
  .object({ title: researchTitle, ...z.object(research).partial().shape })
  .meta({ id: 'NewResearchProject' });
export type NewResearchProject = z.infer<typeof NewResearchProject>;
export const ResearchProjectChanges = NewResearchProject.partial().meta({ id: 'ResearchProjectChanges' });
export type ResearchProjectChanges = z.infer<typeof ResearchProjectChanges>;
export const ResearchProject = z
  .object({ ...recordFields, title: researchTitle, ...research })
  .meta({ id: 'ResearchProject' });
