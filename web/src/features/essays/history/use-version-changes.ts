import { useMutation } from '@tanstack/react-query';
import { nameEssayVersionMutation, restoreEssayVersionMutation } from '@/api/queries/essays.gen';
import { toast } from '@/components/ui/toasts/toast-store';
import { userMessageOf } from '@/lib/api/api-error';
import { useRefreshEssays } from '../reviews/use-refresh-essays';

/** Restoring makes a new version; nothing is replaced. */
export const useRestoreVersion = (essayId: string, newest: number) => {
  const refresh = useRefreshEssays();

  return useMutation({
    ...restoreEssayVersionMutation(),
    onSuccess: ({ latestVersionNumber }, { path: { versionNumber } }) => {
      refresh(essayId);
      toast(
        latestVersionNumber === newest
          ? { title: 'Nothing to restore', description: 'Your newest text is already the same.' }
          : {
              title: 'Version Restored',
              description: `Version ${latestVersionNumber} has the text of version ${versionNumber}.`,
            },
      );
    },
    onError: (error) =>
      toast({
        tone: 'error',
        title: 'Restore Failed',
        description: userMessageOf(error) ?? 'Failed to restore this version. Your texts are all still here.',
      }),
  });
};

export const useNameVersion = (essayId: string) => {
  const refresh = useRefreshEssays();
  return useMutation({ ...nameEssayVersionMutation(), onSuccess: () => refresh(essayId) });
};
