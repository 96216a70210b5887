import { type QueryClient } from '@tanstack/react-query';
import { userMessageOf } from '@/lib/api/api-error';
import { tellOtherTabs } from '@/lib/api/other-tabs';
import { endSessionAndGoTo } from '@/lib/session/session';
import { type Change, type Fields, newChangeId } from './change';
import { dropChange, replaceChange, unsentChanges, withEntryAdded } from './outbox';
import { storeUnsent } from '@/lib/forms/unsent';
import { type Question } from './outcome';
import { sendChange } from './send-change';
import { isTooYoung } from './too-young';

export type Asked = { change: Change; question: Question };

/** What is left after sending: questions for the student, or a server that cannot be reached. */
export type Left = { unreachable: boolean; asked: readonly Asked[] };

const NOT_STORED = 'We couldn’t save this.';

const noteSent = (change: Change, stored: Fields | null) => {
  const now = unsentChanges().find(({ id }) => id === change.id);
  if (stored && change.work === 'add') storeUnsent(withEntryAdded(unsentChanges(), change, stored));
  else if (now && JSON.stringify(now) !== JSON.stringify(change))
    replaceChange(change.id, { ...now, id: newChangeId(), base: stored }); // the student typed on while it was sent
  else dropChange(change.id);
};

const sendAll = async (queryClient: QueryClient): Promise<Left> => {
  const asked: Asked[] = [];
  const tried = new Set<string>();
  const next = () => unsentChanges().find(({ id, refusal }) => !tried.has(id) && refusal === undefined);

  for (let change = next(); change; change = next()) {
    tried.add(change.id);
    const outcome = await sendChange(change);
    switch (outcome.kind) {
      case 'saved':
        noteSent(change, outcome.stored);
        void queryClient.invalidateQueries({ queryKey: change.queryKey });
        tellOtherTabs(change.queryKey);
        if (change.alsoRead) void queryClient.invalidateQueries({ queryKey: change.alsoRead });
        break;
      case 'unreachable':
        return { unreachable: true, asked };
      case 'refused':
        if (isTooYoung(outcome.error)) endSessionAndGoTo('/too-young');
        else replaceChange(change.id, { ...change, refusal: userMessageOf(outcome.error) ?? NOT_STORED });
        break;
      default:
        asked.push({ change, question: outcome });
    }
  }
  return { unreachable: false, asked };
};

/** Sends what was kept, in order. One tab at a time: sending twice would do no harm, but ask twice. */
export const sendUnsent = (queryClient: QueryClient): Promise<Left> =>
  'locks' in navigator
    ? navigator.locks.request('flyleaf.unsent', () => sendAll(queryClient))
    : sendAll(queryClient);
