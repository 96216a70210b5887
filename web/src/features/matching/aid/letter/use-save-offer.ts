import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type AidLetter, type AidOffer } from '@/api';
import { readAidQueryKey } from '@/api/@tanstack/react-query.gen';
import { removeOfferMutation, saveOfferMutation } from '@/api/queries/applications.gen';

const basedOn = (offer: AidOffer | null) => ({ 'If-Match': `"${offer?.updatedAt ?? 'none'}"` });

/** Saves or deletes the offer of one application, unless it was changed elsewhere since it was read. */
export const useSaveOffer = (applicationId: string, stored: AidOffer | null) => {
  const queryClient = useQueryClient();
  // The whole page is worked out from the letters.
  const onSuccess = () => queryClient.invalidateQueries({ queryKey: readAidQueryKey() });
  const save = useMutation({ ...saveOfferMutation(), onSuccess });
  const remove = useMutation({ ...removeOfferMutation(), onSuccess });
  const call = { path: { id: applicationId }, headers: basedOn(stored) };

  return {
    save: (letter: AidLetter) => save.mutateAsync({ ...call, body: letter }),
    remove: () => remove.mutateAsync(call),
    saving: save.isPending,
    removing: remove.isPending,
  };
};
