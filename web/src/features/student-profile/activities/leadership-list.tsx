import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { type LeadershipRole, type NewLeadershipRole } from '@/api';
import {
  addLeadershipRoleMutation,
  listLeadershipRolesOptions,
  listLeadershipRolesQueryKey,
  removeLeadershipRoleMutation,
  reviseLeadershipRoleMutation,
} from '@/api/@tanstack/react-query.gen';
import { type StepProps } from '../flow/flow';
import { LongText, OneOf, Text } from '../fields/form-fields';
import { enteredOnly, type EntryCalls, type EntryWords } from './entry';
import { levels } from './entry-choices';
import { headingOf } from './entry-focus';
import { EntryForm, type EntryFormProps } from './entry-form';
import { EntryList } from './entries-step';
import { LeadershipForm, roleEntry, roleView, storedRole } from './leadership';

export const leadershipDraft = (step: string) => `${step}.leadership`;

const words: EntryWords = {
  heading: 'Leadership roles',
  lead: 'Positions you hold or held, ready for your applications. Your estimates don’t weigh this list. They use the leadership position you give with an activity.',
  title: 'Leadership Role',
  subject: 'leadership role',
  add: 'Add leadership role',
  empty: {
    title: 'No leadership roles yet',
    sentence: 'Team captain, club president or shift lead all count.',
  },
};

const useLeadershipCalls = (): EntryCalls<LeadershipRole, NewLeadershipRole> => {
  const list = useQuery(listLeadershipRolesOptions());
  const { mutateAsync: add } = useMutation(addLeadershipRoleMutation());
  const { mutateAsync: revise } = useMutation(reviseLeadershipRoleMutation());
  const { mutateAsync: remove } = useMutation(removeLeadershipRoleMutation());
  const restore = (item: LeadershipRole) => add({ body: { ...item, ...enteredOnly } });
  return { list, key: listLeadershipRolesQueryKey(), add, revise, remove, restore };
};

/** Below the activities, in the same step. */
export const LeadershipList = ({ flow }: StepProps) => {
  const draft = leadershipDraft(flow.step);
  const calls = useLeadershipCalls();

  return (
    <>
      <div className="grid gap-1 border-t pt-6">
        <h2 id={headingOf(draft)} tabIndex={-1} className="text-section">
          {words.heading}
        </h2>
        <p className="max-w-[60ch] text-pretty text-muted-foreground">{words.lead}</p>
      </div>
      <EntryList
        flow={flow}
        draft={draft}
        words={words}
        calls={calls}
        viewOf={roleView}
        Form={Role}
        firstField="positionTitle"
      />
    </>
  );
};

const Role = ({ item, work }: EntryFormProps<LeadershipRole, NewLeadershipRole>) => {
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
