import { useMutation, useQueryClient } from '@tanstack/react-query';
import { meQueryKey } from '@/api/@tanstack/react-query.gen';
import { chooseAccountPlanMutation } from '@/api/queries/identity.gen';
import { toast } from '@/components/ui/toasts/toast-store';
import { ApiError } from '@/lib/api/api-error';
import { type Plan } from './plans';

export const useSavePlan = ({ title }: Plan) => {
  const queryClient = useQueryClient();

  return useMutation({
    ...chooseAccountPlanMutation(),
    onSuccess: () =>
      toast({
        title: 'Plan choice saved',
        description: `${title} is saved as your choice. You won’t be charged.`,
      }),
    onError: (error) => {
      if (error instanceof ApiError && error.status === 401) return;
      toast({
        tone: 'error',
        title: 'Error',
        description: 'We couldn’t save your choice. Please try again.',
      });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: meQueryKey() }),
  });
};
