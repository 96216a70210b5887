import { type ActivityImpact } from '@/api';
import { type EntryView } from './entries/entry';

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
