import { toast } from '@/components/ui/toasts/toast-store';
import { ApiError, limitMessageOf } from '@/lib/api/api-error';

/** Shows that a change failed. An ended session shows its own message. */
export const toastFailure = (error: unknown, description: string) => {
  if (error instanceof ApiError && error.status === 401) return;
  toast({ tone: 'error', title: 'Error', description: limitMessageOf(error) ?? description });
};
