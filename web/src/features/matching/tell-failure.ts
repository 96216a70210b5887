import { toast } from '@/components/ui/toast-store';
import { ApiError } from '@/lib/api/api-error';

/** Says that a change did not reach the server. A session that ended speaks for itself. */
export const tellFailure = (error: unknown, description: string) => {
  if (error instanceof ApiError && error.status === 401) return;
  toast({ tone: 'error', title: 'Error', description });
};
