import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type EssayPlan } from '@/api';
import { readPlanQueryKey } from '@/api/@tanstack/react-query.gen';
import {
  askPromptMutation,
  changeAskedPromptMutation,
  readPlanOptions,
  removeAskedPromptMutation,
} from '@/api/queries/essays.gen';
import { toast } from '@/components/ui/toasts/toast-store';
import { ApiError, limitMessageOf } from '@/lib/api/api-error';

export const usePlan = () => useQuery(readPlanOptions());

/** Each change replies with the new plan. */
const useNewPlan = (failed: string) => {
  const queryClient = useQueryClient();
  return {
    onSuccess: (plan: EssayPlan) => queryClient.setQueryData(readPlanQueryKey(), plan),
    onError: (error: unknown) => {
      if (error instanceof ApiError && error.status === 401) return;
      const conflict = error instanceof ApiError && error.status === 409 ? error.message : undefined;
      toast({ tone: 'error', title: 'Error', description: limitMessageOf(error) ?? conflict ?? failed });
    },
  };
};

export const useAskPrompt = () =>
  useMutation({ ...askPromptMutation(), ...useNewPlan('Failed to add this prompt') });

export const useChangeAskedPrompt = () =>
  useMutation({ ...changeAskedPromptMutation(), ...useNewPlan('Failed to save this prompt') });

export const useRemoveAskedPrompt = () =>
  useMutation({ ...removeAskedPromptMutation(), ...useNewPlan('Failed to remove this prompt') });
