import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type AccessChangeRequest, type AdminUser } from '@/api';
import { getAnalyticsQueryKey, getUserQueryKey } from '@/api/@tanstack/react-query.gen';
import { changeUser } from '@/api/calls/admin.gen';
import { toast } from '@/components/ui/toasts/toast-store';
import { userMessageOf } from '@/lib/api/api-error';
import { USERS_KEY } from './use-users';
import { changedWords } from './user-words';

export type UserChange = AccessChangeRequest;

export const useChangeUser = ({ id }: AdminUser) => {
  const queryClient = useQueryClient();
  const path = { id };

  return useMutation({
    mutationFn: async (body: UserChange) => (await changeUser({ path, body, throwOnError: true })).data,
    onSuccess: async (user, change) => {
      queryClient.setQueryData(getUserQueryKey({ path }), user);
      toast({ title: 'User Updated', description: changedWords(user, change) });
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: USERS_KEY }),
        queryClient.invalidateQueries({ queryKey: getAnalyticsQueryKey() }),
      ]);
    },
    onError: (error) =>
      toast({
        tone: 'error',
        title: 'Error',
        description: userMessageOf(error) ?? 'Failed to update user. Please try again.',
      }),
  });
};
