import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '@/components/ui/toasts/toast-store';
import { toastFailure } from '@/features/matching/saved-colleges/toast-failure';
import { addItem, changeItem, removeItem } from '@/features/matching/applications/detail/application-calls';
import { refetchApplication, showChanged } from '@/features/matching/applications/detail/application-cache';
import { type ChecklistItem, type NewChecklistItem } from '@/api';

const FAILED = 'Failed to save application. Please try again.';

const fieldsOf = ({
  kind,
  label,
  dueOn,
  doneOn,
  words,
  part,
  who,
  askedOn,
}: ChecklistItem): NewChecklistItem => ({
  kind,
  label,
  dueOn,
  doneOn,
  words,
  part,
  who,
  askedOn,
});

/** Adds, changes and removes lines of the checklist. Removing offers Undo. */
export const useItems = (id: string) => {
  const queryClient = useQueryClient();
  const onSettled = () => refetchApplication(queryClient, id);

  const add = useMutation({ mutationFn: (fields: NewChecklistItem) => addItem(id, fields), onSettled });
  const change = useMutation({
    mutationFn: ({ itemId, fields }: { itemId: string; fields: NewChecklistItem }) =>
      changeItem(id, itemId, fields),
    onSettled,
  });
  const remove = useMutation({
    mutationFn: (item: ChecklistItem) => removeItem(id, item.id),
    onMutate: (item) =>
      showChanged(queryClient, id, (application) => ({
        ...application,
        checklist: application.checklist.filter((other) => other.id !== item.id),
      })),
    onSuccess: (_nothing, item) =>
      toast({
        title: 'Removed from your checklist',
        description: item.label,
        action: { label: 'Undo', onClick: () => void add.mutateAsync(fieldsOf(item)).catch(addFailed) },
      }),
    onError: (error) => toastFailure(error, FAILED),
    onSettled,
  });

  return {
    add: add.mutateAsync,
    change: (itemId: string, fields: NewChecklistItem) => change.mutateAsync({ itemId, fields }),
    remove: (item: ChecklistItem) => remove.mutate(item),
  };
};

const addFailed = (error: unknown) => toastFailure(error, FAILED);
