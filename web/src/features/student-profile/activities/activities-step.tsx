import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { type ActivityImpact, type NewActivityImpact } from '@/api';
import {
  addActivityImpactMutation,
  listActivityImpactsOptions,
  listActivityImpactsQueryKey,
  removeActivityImpactMutation,
  reviseActivityImpactMutation,
} from '@/api/@tanstack/react-query.gen';
import { type StepProps } from '../flow/flow';
import { yesOrNo } from '../fields/choices';
import { LongText, OneOf, Text, WholeNumber } from '../fields/form-fields';
import { activityEntry, ActivityForm, activityView, storedActivity } from './activity';
import { enteredOnly, type EntryCalls, type EntryWords } from './entry';
import { activityTypes, levels } from './entry-choices';
import { EntryForm, type EntryFormProps } from './entry-form';
import { EntriesStep } from './entries-step';
import { LeadershipList, leadershipDraft } from './leadership-list';
import { SheetLink } from './sheet-link';

const words: EntryWords = {
  heading: 'Activities',
  lead: (
    <>
      What you do outside class. Hours, years, leadership and level all count in your estimates. <SheetLink />
    </>
  ),
  title: 'Activity Impact',
  subject: 'activity impact',
  add: 'Add activity',
  empty: { title: 'No activities yet', sentence: 'Jobs, siblings you look after and hobbies all count.' },
};

const useActivityCalls = (): EntryCalls<ActivityImpact, NewActivityImpact> => {
  const list = useQuery(listActivityImpactsOptions());
  const { mutateAsync: add } = useMutation(addActivityImpactMutation());
  const { mutateAsync: revise } = useMutation(reviseActivityImpactMutation());
  const { mutateAsync: remove } = useMutation(removeActivityImpactMutation());
  const restore = (item: ActivityImpact) => add({ body: { ...item, ...enteredOnly } });
  return { list, key: listActivityImpactsQueryKey(), add, revise, remove, restore };
};

export const ActivitiesStep = ({ flow }: StepProps) => (
  <EntriesStep
    flow={flow}
    words={words}
    calls={useActivityCalls()}
    viewOf={activityView}
    Form={Activity}
    firstField="activityName"
    second={{ draft: leadershipDraft(flow.step), list: <LeadershipList flow={flow} /> }}
  />
);

const Activity = ({ item, work }: EntryFormProps<ActivityImpact, NewActivityImpact>) => {
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
