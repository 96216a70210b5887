import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { type ActivityImpact, type NewActivityImpact } from '@/api';
import { chosenOf } from '@/lib/words/choices';
import { booleanOf, yesOrNo, yesOrNoOf } from '../fields/yes-or-no';
import { LongText, OneOf, Text, WholeNumber } from '../fields/form-fields';
import { requiredText, text } from '../fields/text-rules';
import { numberOf, typed, whole } from '../fields/whole-number';
import { activityTypes, levels } from './entries/entry-choices';
import { EntryForm, type EntryFormProps } from './entries/entry-form';
import { LONG, NAME } from './text-lengths';

const HOURS_IN_A_WEEK = 168;
const WEEKS_IN_A_YEAR = 52;

const ActivityForm = z.object({
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
type ActivityForm = z.infer<typeof ActivityForm>;

/** New entries start at 1 year, 1 hour and 50 weeks. Unknown numbers stay blank. */
const storedActivity = (item: ActivityImpact | undefined): ActivityForm => ({
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

const activityEntry = (values: ActivityForm): NewActivityImpact => ({
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

export const Activity = ({ item, work }: EntryFormProps<ActivityImpact, NewActivityImpact>) => {
  const form = useForm<ActivityForm>({
    resolver: zodResolver(ActivityForm),
    shouldFocusError: false, // the summary takes the focus
    defaultValues: storedActivity(item),
  });

  return (
    <EntryForm form={form} work={work} entryOf={activityEntry}>
      <Text name="activityName" label="Activity name" hint="A club, a team, a job, a hobby." required />
      <OneOf name="activityType" label="Kind of activity" options={activityTypes} />
      <LongText
        name="description"
        label="Description"
        hint="What it is, for someone who has never heard of it."
      />
      <div className="grid gap-7 md:grid-cols-2 md:gap-6">
        <Text name="role" label="Role" hint="Your part in it, such as member or goalkeeper." />
        <Text
          name="leadershipPosition"
          label="Leadership position"
          hint="If you lead: captain, editor, founder."
        />
      </div>
      <OneOf
        name="level"
        label="Level"
        hint="How far it reaches, if you compete or perform."
        options={levels}
      />
      <div className="grid gap-7 md:grid-cols-3 md:gap-6">
        <WholeNumber name="yearsCommitted" label="Years committed" hint="1-10" />
        <WholeNumber name="hoursPerWeek" label="Hours per week" hint="1-168" />
        <WholeNumber name="weeksPerYear" label="Weeks per year" hint="1-52" />
      </div>
      <LongText name="responsibilities" label="Responsibilities" />
      <LongText name="skillsDeveloped" label="Skills developed" />
      <LongText name="achievements" label="Achievements" hint="Results you or your team are proud of." />
      <OneOf name="isPaid" label="Is it paid?" options={yesOrNo} />
    </EntryForm>
  );
};
