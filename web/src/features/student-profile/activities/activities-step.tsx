import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { type ActivityImpact, type NewActivityImpact } from '@/api';
import { listActivityImpactsQueryKey } from '@/api/@tanstack/react-query.gen';
import { listActivityImpactsOptions } from '@/api/queries/student-profile.gen';
import { type StepProps } from '../flow/flow';
import { activityView } from './activity';
import { enteredOnly, type EntryCalls, type EntryView, type EntryWords } from './entries/entry';
import { EntriesStep } from './entries/entries-step';
import { LeadershipList, leadershipDraft } from './leadership/leadership-list';
import { SheetLink } from './sheet-link';

const ActivityCount = lazy(() => import('./activity-count').catch(() => ({ default: () => null })));

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
  const entered = (item: ActivityImpact) => ({ ...item, ...enteredOnly });
  return { list, key: listActivityImpactsQueryKey(), path: '/api/activity-impacts', entered };
};

const loadForm = async () => (await import('./activity-form')).Activity;

const viewWithCount = (item: ActivityImpact): EntryView => ({
  ...activityView(item),
  note: (
    <Suspense>
      <ActivityCount id={item.id} />
    </Suspense>
  ),
});

export const ActivitiesStep = ({ flow }: StepProps) => (
  <EntriesStep
    flow={flow}
    words={words}
    calls={useActivityCalls()}
    viewOf={viewWithCount}
    loadForm={loadForm}
    firstField="activityName"
    second={{ draft: leadershipDraft(flow.step), list: <LeadershipList flow={flow} /> }}
  />
);
