import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type AidLetter, type MoneyOfStudent, type SharedOffer } from '@/api';
import { getMoneyQueryKey } from '@/api/@tanstack/react-query.gen';
import { saveSharedOfferMutation, tickAidFormsMutation } from '@/api/queries/family.gen';
import { type FormItem } from '../aid/forms/form-items';
import { today } from '../applications/shared/day-words';

const useCache = (studentId: string) => {
  const client = useQueryClient();
  const queryKey = getMoneyQueryKey({ path: { studentId } });
  return {
    keep: (money: MoneyOfStudent) => client.setQueryData(queryKey, money),
    reload: () => client.invalidateQueries({ queryKey }),
  };
};

/** Saves an offer, unless it was changed elsewhere since it was read; then the page reads it again. */
export const useSaveSharedOffer = (
  { studentId, applicationId }: { studentId: string; applicationId: string },
  stored: SharedOffer | null,
) => {
  const { keep, reload } = useCache(studentId);
  const save = useMutation({ ...saveSharedOfferMutation(), onSuccess: keep, onError: reload });
  const headers = { 'If-Match': `"${stored?.updatedAt ?? 'none'}"` };

  return {
    save: (body: AidLetter) => save.mutateAsync({ path: { studentId, applicationId }, headers, body }),
    saving: save.isPending,
  };
};

/** Marks forms as done or not done, all or none. */
export const useTickSharedForms = (studentId: string, onFailed: () => void) => {
  const { keep } = useCache(studentId);
  const tick = useMutation({ ...tickAidFormsMutation(), onSuccess: keep, onError: onFailed });

  return {
    tick: (items: readonly FormItem[], isDone: boolean) => {
      const forms = items
        .filter(({ doneOn }) => (doneOn !== null) !== isDone)
        .map(({ applicationId, id: itemId }) => ({ applicationId, itemId }));
      tick.mutate({ path: { studentId }, body: { forms, doneOn: isDone ? today() : null } });
    },
    ticking: tick.isPending,
  };
};
