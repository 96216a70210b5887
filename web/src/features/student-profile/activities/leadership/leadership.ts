import { type LeadershipRole } from '@/api';
import { type EntryView } from '../entries/entry';

const monthOf = (day: string) =>
  new Date(day).toLocaleDateString('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' });

/** Such as "Sep 2025 to Present"; a role without an end date is still held. */
const timeOf = ({ startDate, endDate }: LeadershipRole) => {
  if (startDate === null) return endDate === null ? null : `Until ${monthOf(endDate)}`;
  return `${monthOf(startDate)} to ${endDate === null ? 'Present' : monthOf(endDate)}`;
};

export const roleView = (item: LeadershipRole): EntryView => ({
  title: item.positionTitle,
  facts: [item.organizationName, item.level && `${item.level} level`, timeOf(item)],
  texts: [
    { label: 'Description', text: item.description },
    { label: 'Responsibilities', text: item.responsibilities },
    { label: 'Achievements', text: item.achievements },
    { label: 'Impact', text: item.impact },
  ],
});
