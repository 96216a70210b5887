import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { type LeadershipRole, type NewLeadershipRole } from '@/api';
import { chosenOf } from '@/lib/words/choices';
import { lastGraduationYear } from '../../fields/graduation-year';
import { LongText, OneOf, Text } from '../../fields/form-fields';
import { requiredText, text } from '../../fields/text-rules';
import { levels } from '../entries/entry-choices';
import { EntryForm, type EntryFormProps } from '../entries/entry-form';
import { LONG, NAME } from '../text-lengths';

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

const LeadershipForm = z
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
type LeadershipForm = z.infer<typeof LeadershipForm>;

const storedRole = (item: LeadershipRole | undefined): LeadershipForm => ({
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

const roleEntry = (values: LeadershipForm): NewLeadershipRole => ({
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

export const Role = ({ item, work }: EntryFormProps<LeadershipRole, NewLeadershipRole>) => {
  const form = useForm<LeadershipForm>({
    resolver: zodResolver(LeadershipForm),
    shouldFocusError: false, // the summary takes the focus
    defaultValues: storedRole(item),
  });

  return (
    <EntryForm form={form} work={work} entryOf={roleEntry}>
      <div className="grid gap-7 md:grid-cols-2 md:gap-6">
        <Text
          name="positionTitle"
          label="Position"
          hint="Such as captain, president or shift lead."
          required
        />
        <Text
          name="organizationName"
          label="Organization"
          hint="A club, a team, a job or a community."
          required
        />
      </div>
      <OneOf name="level" label="Level" hint="How far the organization reaches." options={levels} />
      <div className="grid gap-7 md:grid-cols-2 md:gap-6">
        <Text name="startDate" label="Start date" type="date" />
        <Text name="endDate" label="End date" hint="Leave empty if you still hold it." type="date" />
      </div>
      <LongText name="description" label="Description" />
      <LongText name="responsibilities" label="Responsibilities" />
      <LongText name="achievements" label="Achievements" />
      <LongText name="impact" label="Impact" hint="What changed because of you." />
    </EntryForm>
  );
};
