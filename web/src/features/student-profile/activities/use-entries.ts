import { useQueryClient } from '@tanstack/react-query';
import { toast } from '@/components/ui/toasts/toast-store';
import { ApiError, limitMessageOf } from '@/lib/api/api-error';
import { useRefreshFromProfile } from '@/lib/api/use-refresh-from-profile';
import { type EntryCalls, type EntryWords, type Stored } from './entry';

type Work = 'save' | 'update' | 'delete';

const showFailure = (error: unknown, work: Work, subject: string, again?: () => void) => {
  if (error instanceof ApiError && error.status === 401) return; // has its own toast
  toast({
    tone: 'error',
    title: 'Error',
    description: limitMessageOf(error) ?? `Failed to ${work} ${subject}. Please try again.`,
    ...(again ? { action: { label: 'Retry', onClick: again } } : {}),
  });
};

/** Add, update and delete for one list, with toasts. */
export const useEntries = <Item extends Stored, Entry>(
  calls: EntryCalls<Item, Entry>,
  { title, subject }: EntryWords,
) => {
  const queryClient = useQueryClient();
  const refreshFromProfile = useRefreshFromProfile();
  const queryKey = calls.key;

  const show = async (change: (items: Item[]) => Item[]) => {
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData<Item[]>(queryKey, (items) => items && change(items));
  };

  const readAgain = () => {
    if (queryClient.isMutating() > 0) return; // the last of several changes refreshes once for all
    void queryClient.invalidateQueries({ queryKey });
    refreshFromProfile();
  };

  /** Throws when the save fails. */
  const save = async (item: Item | undefined, entry: Entry) => {
    try {
      const stored = item
        ? await calls.revise({ path: { id: item.id }, body: entry })
        : await calls.add({ body: entry });
      await show((items) =>
        item ? items.map((each) => (each.id === item.id ? stored : each)) : [...items, stored],
      );
      toast({ title: `${title} ${item ? 'Updated' : 'Added'}` });
      return stored;
    } catch (error) {
      showFailure(error, item ? 'update' : 'save', subject);
      throw error;
    } finally {
      readAgain();
    }
  };

  const putBack = async (item: Item, at: number) => {
    try {
      const stored = await calls.restore(item);
      await show((items) => items.toSpliced(at, 0, stored));
    } catch (error) {
      showFailure(error, 'save', subject, () => void putBack(item, at));
    } finally {
      readAgain();
    }
  };

  /** Optimistic: the entry comes back when the delete fails. */
  const remove = async (item: Item, name: string) => {
    const at = (calls.list.data ?? []).indexOf(item);
    await show((items) => items.filter(({ id }) => id !== item.id));
    try {
      await calls.remove({ path: { id: item.id } });
      toast({
        title: `${title} Deleted`,
        description: name,
        action: { label: 'Undo', onClick: () => void putBack(item, at) },
      });
      return true;
    } catch (error) {
      await show((items) => items.toSpliced(at, 0, item));
      showFailure(error, 'delete', subject);
      return false;
    } finally {
      readAgain();
    }
  };

  return { save, remove };
};
