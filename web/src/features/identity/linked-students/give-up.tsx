import { useNavigate } from 'react-router-dom';
import { Button } from '@/components/ui/basics/button';
import { AlertDialog } from '@/components/ui/overlays/alert-dialog';
import { toast } from '@/components/ui/toasts/toast-store';
import { useLeaveStudent } from './use-linked-student';
import { type FrameWords } from './frame-words';

type GiveUpProps = { studentId: string; firstName: string; words: FrameWords };

/** The adult ends the link. */
export const GiveUp = ({ studentId, firstName, words }: GiveUpProps) => {
  const navigate = useNavigate();
  const leave = useLeaveStudent();

  return (
    <AlertDialog
      title={words.stopQuestion(firstName)}
      description={words.stopWhat}
      keepLabel={words.keep}
      confirmLabel={words.stop}
      onConfirm={() =>
        leave.mutate(
          { path: { studentId } },
          {
            onSuccess: () => {
              toast({ title: words.stopped });
              void navigate('/');
            },
            onError: () => toast({ tone: 'error', title: 'Error', description: words.stopFailed }),
          },
        )
      }
      trigger={
        <Button
          variant="outline"
          size="sm"
          className="justify-self-start print:hidden"
          busy={leave.isPending}
        >
          {words.stop}
        </Button>
      }
    />
  );
};
