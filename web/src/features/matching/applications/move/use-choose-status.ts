import { useNavigate } from 'react-router-dom';
import { type Application } from '@/api';
import { toast } from '@/components/ui/toasts/toast-store';
import { useMove } from '../detail/use-move';
import { focusMoved, useQuestions } from './move-context';

/** Moves an application to the status chosen in its menu, or to the column it was dropped on. */
export const useChooseStatus = () => {
  const { move, moving } = useMove();
  const navigate = useNavigate();
  const { ask } = useQuestions();

  return async (application: Application, status: Application['status']) => {
    if (status === 'Submitted' || status === 'Decided') {
      ask(application.id, status);
      return;
    }
    if (status === application.status || moving) return;
    const { done, refusal, otherId } = await move(application, { status });
    if (refusal !== null)
      toast({
        tone: 'error',
        title: 'Error',
        description: refusal,
        ...(otherId === null
          ? {}
          : { action: { label: 'Open it', onClick: () => void navigate(`/applications/${otherId}`) } }),
      });
    if (done) focusMoved(application.id);
  };
};
