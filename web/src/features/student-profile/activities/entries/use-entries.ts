import { useQueryClient } from '@tanstack/react-query';
import { toast } from '@/components/ui/toasts/toast-store';
import { ApiError, limitMessageOf } from '@/lib/api/api-error';
import { tellOtherTabs } from '@/lib/api/other-tabs';
import { useRefreshFromProfile } from '@/lib/api/use-refresh-from-profile';
import { type Change, newChangeId } from '../../saving/change';
import { useChange } from '../../saving/use-change';
import { type EntryCalls, type EntryWords, type Stored } from './entry';

type Work = 'save' | 'update' | 'delete';

const wasChangedElsewhere = (error: unknown) =>
  error instanceof ApiError && error.code === 'student-profile.changed-elsewhere';

const showFailure = (error: unknown, work: Work, subject: string, again?: () => void) => {
  if (error instanceof ApiError && error.status === 401) return; // has its own toast
  toast({
    tone: 'error',
    title: 'Error',
    description: wasChangedElsewhere(error)
      ? `This ${subject} was changed in another tab or on another device. Look at it, then try again.`
      : (limitMessageOf(error) ?? `Failed to ${work} ${subject}. Please try again.`),
    ...(again ? { action: { label: 'Retry', onClick: again } } : {}),
  });
};

/** Add, update and delete for one list, with toasts. */
export const useEntries = <Item extends Stored, Entry extends object>(
  { list, key: queryKey, path, alsoRead, entered, restore }: EntryCalls<Item, Entry>,
  { title, subject }: Pick<EntryWords, 'title' | 'subject'>,
) => {
  const queryClient = useQueryClient();
  const refreshFromProfile = useRefreshFromProfile();
  const { send, question } = useChange();

  const changeOf = (work: Change['work'], base: Stored | undefined, entry: object): Change => ({
    id: newChangeId(),
    title,
    work,
    path,
    queryKey,
    entryId: base?.id ?? null,
    fields: { ...entry },
    base: base ? { ...base } : null,
    ...(alsoRead ? { alsoRead } : {}),
  });

  const show = async (change: (items: Item[]) => Item[]) => {
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData<Item[]>(queryKey, (items) => items && change(items));
  };

  const readAgain = () => {
    if (queryClient.isMutating() > 0) return; // the last of several changes refreshes once for all
    tellOtherTabs(queryKey);
    void queryClient.invalidateQueries({ queryKey });
    if (alsoRead) void queryClient.invalidateQueries({ queryKey: alsoRead });
    refreshFromProfile();
  };

  /** The entry as it will be once it is sent; a new one has the id of its change until then. */
  const unsent = (change: Change) =>
    ({ ...change.base, ...change.fields, id: change.entryId ?? change.id }) as Item;

  /** `base`: what the student started from. Null when the student has not decided. Throws when the save fails. */
  const save = async (base: Stored | undefined, entry: Entry) => {
    const change = changeOf(base ? 'save' : 'add', base, entry);
    try {
      const saved = await send(change);
      if (saved === null) return null;
      const stored = saved.kept ? unsent(change) : (saved.stored as Item);
      await show((items) =>
        base ? items.map((each) => (each.id === base.id ? stored : each)) : [...items, stored],
      );
      if (!saved.kept) {
        toast({ title: `${title} ${base ? 'Updated' : 'Added'}` });
        readAgain();
      }
      return stored.id;
    } catch (error) {
      showFailure(error, base ? 'update' : 'save', subject);
      readAgain();
      throw error;
    }
  };

  const addAgain = async (entry: Entry) => {
    const change = changeOf('add', undefined, entry);
    const saved = await send(change);
    return saved?.stored ? (saved.stored as Item) : unsent(change);
  };

  const putBack = async (item: Item, at: number) => {
    try {
      const stored = await (restore ? restore(item, addAgain) : addAgain(entered(item)));
      await show((items) => items.toSpliced(at, 0, stored));
    } catch (error) {
      showFailure(error, 'save', subject, () => void putBack(item, at));
    } finally {
      readAgain();
    }
  };

  /** Optimistic: the entry comes back when the delete fails. */
  const remove = async (item: Item, name: string) => {
    const at = (list.data ?? []).indexOf(item);
    await show((items) => items.filter(({ id }) => id !== item.id));
    try {
      const saved = await send(changeOf('remove', item, {}));
      toast({
        title: `${title} Deleted`,
        description: name,
        action: { label: 'Undo', onClick: () => void putBack(item, at) },
      });
      if (!saved?.kept) readAgain();
      return true;
    } catch (error) {
      await show((items) => items.toSpliced(at, 0, item));
      showFailure(error, 'delete', subject);
      readAgain();
      return false;
    }
  };

  return { save, remove, question };
};
