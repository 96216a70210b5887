import * as z from 'zod/mini';
import { type ActivityImpact, type NewActivityImpact } from '@/api';
import { chosenOf } from '@/lib/words/choices';
import { booleanOf, yesOrNoOf } from '../fields/choices';
import { requiredText, text } from '../fields/text-rules';
import { numberOf, typed, whole } from '../fields/whole-number';
import { type EntryView } from './entry';
import { activityTypes, levels } from './entry-choices';
import { LONG, NAME } from './text-lengths';

const HOURS_IN_A_WEEK = 168;
const WEEKS_IN_A_YEAR = 52;

export const ActivityForm = z.object({
  of: z.string(),
  activityName: requiredText('Activity name', NAME),
  activityType: z.string(),
  description: text('Description', LONG),
  role: text('Role', NAME),
  leadershipPosition: text('Leadership position', NAME),
  level: z.string(),
  yearsCommitted: whole('Years committed', 1, 10),
  hoursPerWeek: whole('Hours per week', 1, HOURS_IN_A_WEEK),
  weeksPerYear: whole('Weeks per year', 1, WEEKS_IN_A_YEAR),
  responsibilities: text('Responsibilities', LONG),
  skillsDeveloped: text('Skills developed', LONG),
  achievements: text('Achievements', LONG),
  isPaid: z.string(),
});
export type ActivityForm = z.infer<typeof ActivityForm>;

/** New entries start at 1 year, 1 hour and 50 weeks. Unknown numbers stay blank. */
export const storedActivity = (item: ActivityImpact | undefined): ActivityForm => ({
  of: item?.id ?? '',
  activityName: item?.activityName ?? '',
  activityType: item?.activityType ?? '',
  description: item?.description ?? '',
  role: item?.role ?? '',
  leadershipPosition: item?.leadershipPosition ?? '',
  level: item?.level ?? '',
  yearsCommitted: item ? typed(item.yearsCommitted) : '1',
  hoursPerWeek: item ? typed(item.hoursPerWeek) : '1',
  weeksPerYear: item ? typed(item.weeksPerYear) : '50',
  responsibilities: item?.responsibilities ?? '',
  skillsDeveloped: item?.skillsDeveloped ?? '',
  achievements: item?.achievements ?? '',
  isPaid: yesOrNoOf(item?.isPaid),
});

export const activityEntry = (values: ActivityForm): NewActivityImpact => ({
  activityName: values.activityName,
  activityType: chosenOf(activityTypes, values.activityType),
  description: values.description || null,
  role: values.role || null,
  leadershipPosition: values.leadershipPosition || null,
  level: chosenOf(levels, values.level),
  yearsCommitted: numberOf(values.yearsCommitted),
  hoursPerWeek: numberOf(values.hoursPerWeek),
  weeksPerYear: numberOf(values.weeksPerYear),
  responsibilities: values.responsibilities || null,
  skillsDeveloped: values.skillsDeveloped || null,
  achievements: values.achievements || null,
  isPaid: booleanOf(values.isPaid),
});

const counted = (count: number | null, one: string, many: string) =>
  count === null ? null : `${count} ${count === 1 ? one : many}`;

export const activityView = (item: ActivityImpact): EntryView => ({
  title: item.activityName,
  facts: [
    item.activityType,
    item.role,
    item.leadershipPosition,
    item.level && `${item.level} level`,
    item.isPaid === true ? 'Paid' : null,
    counted(item.yearsCommitted, 'year', 'years'),
    counted(item.hoursPerWeek, 'hour a week', 'hours a week'),
    counted(item.weeksPerYear, 'week a year', 'weeks a year'),
  ],
  texts: [
    { label: 'Description', text: item.description },
    { label: 'Responsibilities', text: item.responsibilities },
    { label: 'Skills developed', text: item.skillsDeveloped },
    { label: 'Achievements', text: item.achievements },
  ],
});
