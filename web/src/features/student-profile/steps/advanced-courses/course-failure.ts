import { toast } from '@/components/ui/toasts/toast-store';
import { ApiError, limitMessageOf } from '@/lib/api/api-error';

/** `sentence` is such as "Failed to save AP courses." */
export const showCourseFailure = (error: unknown, sentence: string, again?: () => void) => {
  if (error instanceof ApiError && error.status === 401) return; // has its own toast
  toast({
    tone: 'error',
    title: 'Error',
    description: limitMessageOf(error) ?? `${sentence} Please try again.`,
    ...(again ? { action: { label: 'Retry', onClick: again } } : {}),
  });
};

export const askForAcademicProfile = () =>
  toast({
    tone: 'error',
    title: 'Academic Profile Required',
    description: 'Please save your basic academic information first before adding course details.',
  });
