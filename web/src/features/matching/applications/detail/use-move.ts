import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Application } from '@/api';
import { toast } from '@/components/ui/toasts/toast-store';
import { ApiError, userMessageOf } from '@/lib/api/api-error';
import { toastFailure } from '../../saved-colleges/toast-failure';
import { standingWords } from '../shared/status-words';
import { type Move, moveApplication } from './application-calls';
import { refetchApplication } from './application-cache';
import { otherApplicationOf } from './decision/other-application';

type Moved = Pick<Application, 'id' | 'status' | 'decisionResult' | 'decisionDate'> & {
  college: Pick<Application['college'], 'shortName'>;
};

const standingOf = ({ status, decisionResult, decisionDate }: Moved): Move => ({
  status,
  ...(status === 'Decided' ? { decisionResult, decisionDate } : {}),
});

/** `refusal`: what the student can solve, in the server’s words. `otherId`: the application in the way. */
type Outcome = { done: boolean; refusal: string | null; otherId: string | null };

/** Moves an application to another status or result, with Undo. */
export const useMove = () => {
  const queryClient = useQueryClient();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: ({ id, to }: { id: string; to: Move }) => moveApplication(id, to),
    onSettled: (_reply, _error, { id }) => refetchApplication(queryClient, id),
  });

  const move = async (application: Moved, to: Move): Promise<Outcome> => {
    const { id, college } = application;
    try {
      await mutateAsync({ id, to });
    } catch (error) {
      if (error instanceof ApiError && error.status === 409)
        return {
          done: false,
          refusal: userMessageOf(error) ?? 'This can’t be changed right now.',
          otherId: otherApplicationOf(error),
        };
      toastFailure(error, 'Failed to save application. Please try again.');
      return { done: false, refusal: null, otherId: null };
    }
    toast({
      title: 'Application Updated',
      description: `${college.shortName}: ${standingWords({ decisionResult: null, ...to })}`,
      action: {
        label: 'Undo',
        onClick: () => {
          mutateAsync({ id, to: standingOf(application) }).catch((error: unknown) =>
            toastFailure(error, 'Failed to save application. Please try again.'),
          );
        },
      },
    });
    return { done: true, refusal: null, otherId: null };
  };

  return { move, moving: isPending };
};
