import { useMutation, useQueryClient } from '@tanstack/react-query';
import { meQueryKey } from '@/api/@tanstack/react-query.gen';
import { chooseAccountPlanMutation } from '@/api/queries/account.gen';
import { toast } from '@/components/ui/toasts/toast-store';
import { ApiError } from '@/lib/api/api-error';
import { type PlanName } from './plans';
import { usePricingWords } from './use-pricing-words';

export const useSavePlan = (plan: PlanName) => {
  const queryClient = useQueryClient();
  const { plans, saving } = usePricingWords();

  return useMutation({
    ...chooseAccountPlanMutation(),
    onSuccess: () => toast({ title: saving.saved, description: saving.savedWhat(plans[plan].title) }),
    onError: (error) => {
      if (error instanceof ApiError && error.status === 401) return;
      toast({ tone: 'error', title: saving.error, description: saving.failed });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: meQueryKey() }),
  });
};
