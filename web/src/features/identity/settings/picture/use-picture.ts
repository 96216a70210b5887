import { useMutation, useQueryClient } from '@tanstack/react-query';
import { meQueryKey } from '@/api/@tanstack/react-query.gen';
import { changeAccountPictureMutation } from '@/api/queries/identity.gen';
import { toast } from '@/components/ui/toasts/toast-store';
import { userMessageOf } from '@/lib/api/api-error';
import { uploadFile } from '@/lib/upload/upload-file';
import { useUpload } from '@/lib/upload/use-upload';

/** Saves an uploaded picture, or removes the one there is. */
export const usePicture = (onSaved: () => void) => {
  const queryClient = useQueryClient();
  const { mutateAsync, isPending } = useMutation({
    ...changeAccountPictureMutation(),
    onSuccess: (account) => queryClient.setQueryData(meQueryKey(), account),
  });
  const upload = useUpload(uploadFile, async ({ normalizedPath }) => {
    await mutateAsync({ body: { path: normalizedPath } });
    toast({ title: 'Picture Updated' });
    onSaved();
  });

  const remove = async () => {
    try {
      await mutateAsync({ body: { path: null } });
      toast({ title: 'Picture Removed' });
      onSaved();
    } catch (error) {
      const description = userMessageOf(error) ?? 'Failed to remove your picture. Please try again.';
      toast({ tone: 'error', title: 'Error', description });
    }
  };

  return { ...upload, remove, isRemoving: isPending && upload.upload === null };
};
