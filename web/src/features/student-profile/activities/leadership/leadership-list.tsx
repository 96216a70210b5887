import { useQuery } from '@tanstack/react-query';
import { type LeadershipRole, type NewLeadershipRole } from '@/api';
import { listLeadershipRolesQueryKey } from '@/api/@tanstack/react-query.gen';
import { listLeadershipRolesOptions } from '@/api/queries/student-profile.gen';
import { type StepProps } from '../../flow/flow';
import { enteredOnly, type EntryCalls, type EntryWords } from '../entries/entry';
import { headingOf } from '../entries/entry-focus';
import { EntryList } from '../entries/entries-step';
import { roleView } from './leadership';

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
  const entered = (item: LeadershipRole) => ({ ...item, ...enteredOnly });
  return { list, key: listLeadershipRolesQueryKey(), path: '/api/leadership-roles', entered };
};

const loadForm = async () => (await import('./leadership-form')).Role;

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
        loadForm={loadForm}
        firstField="positionTitle"
      />
    </>
  );
};
