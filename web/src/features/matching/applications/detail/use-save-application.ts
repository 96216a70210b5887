import { useMutation, useQueryClient } from '@tanstack/react-query';
import { applicationOptions, type ApplicationChanges, changeApplication } from './application-calls';
import { refetchApplication } from './application-cache';
import { type ApplicationInFull } from '@/api';
import { isChangedElsewhere } from '@/lib/api/api-error';
import { changedInBoth, type Seen } from './checklist/two-devices';

/** `two-places`: the same field was changed on another device; nothing was saved. */
export type SaveOutcome = { kind: 'saved' } | { kind: 'two-places'; now: ApplicationInFull };

const MOST_TRIES = 3;

/** Saves fields over what the student saw. Other fields that changed elsewhere meanwhile stay as they are there. */
export const useSaveApplication = (id: string) => {
  const queryClient = useQueryClient();
  const readNow = () => queryClient.query({ ...applicationOptions(id), staleTime: 0 });

  const save = async (changes: ApplicationChanges, seen: Seen): Promise<SaveOutcome> => {
    let basedOn = seen.updatedAt;
    for (let tries = 1; ; tries++)
      try {
        await changeApplication(id, changes, basedOn);
        return { kind: 'saved' };
      } catch (error) {
        if (!isChangedElsewhere(error) || tries === MOST_TRIES) throw error;
        const now = await readNow();
        if (changedInBoth(seen, changes, now).length > 0) return { kind: 'two-places', now };
        basedOn = now.updatedAt;
      }
  };

  const { mutateAsync, isPending } = useMutation({
    mutationFn: ({ changes, seen }: { changes: ApplicationChanges; seen: Seen }) => save(changes, seen),
    onSettled: () => refetchApplication(queryClient, id),
  });
  return {
    save: (changes: ApplicationChanges, seen: Seen) => mutateAsync({ changes, seen }),
    saving: isPending,
  };
};
