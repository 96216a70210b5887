import { toast } from '@/components/ui/toasts/toast-store';
import { ApiError, limitMessageOf } from '@/lib/api/api-error';

const wasChangedElsewhere = (error: unknown) =>
  error instanceof ApiError && error.code === 'student-profile.changed-elsewhere';

/** `sentence` is such as "Failed to save AP courses." */
export const showCourseFailure = (error: unknown, sentence: string, again?: () => void) => {
  if (error instanceof ApiError && error.status === 401) return; // has its own toast
  toast({
    tone: 'error',
    title: 'Error',
    description: wasChangedElsewhere(error)
      ? 'Your courses were changed in another tab or on another device. Look at them, then try again.'
      : (limitMessageOf(error) ?? `${sentence} Please try again.`),
    ...(again ? { action: { label: 'Retry', onClick: again } } : {}),
  });
};

export const askForAcademicProfile = () =>
  toast({
    tone: 'error',
    title: 'Academic Profile Required',
    description: 'Please save your basic academic information first before adding course details.',
  });
