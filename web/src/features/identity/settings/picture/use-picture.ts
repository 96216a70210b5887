import { useMutation, useQueryClient } from '@tanstack/react-query';
import { meQueryKey } from '@/api/@tanstack/react-query.gen';
import { changeAccountPictureMutation } from '@/api/queries/account.gen';
import { toast } from '@/components/ui/toasts/toast-store';
import { userMessageOf } from '@/lib/api/api-error';
import { uploadFile } from '@/lib/upload/upload-file';
import { useUpload } from '@/lib/upload/use-upload';
import { useSettingsWords } from '../use-settings-words';

/** Saves an uploaded picture, or removes the one there is. */
export const usePicture = (onSaved: () => void) => {
  const queryClient = useQueryClient();
  const { error: failed, picture: words, refusal } = useSettingsWords();
  const { mutateAsync, isPending } = useMutation({
    ...changeAccountPictureMutation(),
    onSuccess: (account) => queryClient.setQueryData(meQueryKey(), account),
  });
  const upload = useUpload(uploadFile, async ({ normalizedPath }) => {
    await mutateAsync({ body: { path: normalizedPath } });
    toast({ title: words.updated });
    onSaved();
  });

  const remove = async () => {
    try {
      await mutateAsync({ body: { path: null } });
      toast({ title: words.removed });
      onSaved();
    } catch (error) {
      const description = userMessageOf(error) === undefined ? words.notRemoved : refusal(error);
      toast({ tone: 'error', title: failed, description });
    }
  };

  return { ...upload, remove, isRemoving: isPending && upload.upload === null };
};
