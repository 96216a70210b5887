import * as z from 'zod/mini';
import { type LeadershipRole, type NewLeadershipRole } from '@/api';
import { chosenOf } from '@/lib/words/choices';
import { lastGraduationYear } from '../fields/graduation-year';
import { requiredText, text } from '../fields/text-rules';
import { type EntryView } from './entry';
import { levels } from './entry-choices';
import { LONG, NAME } from './text-lengths';

const FIRST_YEAR = 1900;

const isPossible = (date: string) =>
  date === '' || (Number(date.slice(0, 4)) >= FIRST_YEAR && Number(date.slice(0, 4)) <= lastGraduationYear());

/** The same rule and message as the server's. */
const date = (name: string) =>
  z.string().check(
    z.refine(isPossible, {
      error: () => `${name} must be between ${FIRST_YEAR} and ${lastGraduationYear()}`,
    }),
  );

export const LeadershipForm = z
  .object({
    of: z.string(),
    positionTitle: requiredText('Position', NAME),
    organizationName: requiredText('Organization', NAME),
    level: z.string(),
    startDate: date('Start date'),
    endDate: date('End date'),
    description: text('Description', LONG),
    responsibilities: text('Responsibilities', LONG),
    achievements: text('Achievements', LONG),
    impact: text('Impact', LONG),
  })
  .check(
    z.refine(({ startDate, endDate }) => startDate === '' || endDate === '' || endDate >= startDate, {
      path: ['endDate'],
      error: 'End date cannot be before the start date',
    }),
  );
export type LeadershipForm = z.infer<typeof LeadershipForm>;

export const storedRole = (item: LeadershipRole | undefined): LeadershipForm => ({
  of: item?.id ?? '',
  positionTitle: item?.positionTitle ?? '',
  organizationName: item?.organizationName ?? '',
  level: item?.level ?? '',
  startDate: item?.startDate ?? '',
  endDate: item?.endDate ?? '',
  description: item?.description ?? '',
  responsibilities: item?.responsibilities ?? '',
  achievements: item?.achievements ?? '',
  impact: item?.impact ?? '',
});

export const roleEntry = (values: LeadershipForm): NewLeadershipRole => ({
  positionTitle: values.positionTitle,
  organizationName: values.organizationName,
  level: chosenOf(levels, values.level),
  startDate: values.startDate || null,
  endDate: values.endDate || null,
  description: values.description || null,
  responsibilities: values.responsibilities || null,
  achievements: values.achievements || null,
  impact: values.impact || null,
});

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
