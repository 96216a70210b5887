import { type ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@/components/ui/overlays/dropdown-menu';
import { type Application } from '@/api';
import { toast } from '@/components/ui/toasts/toast-store';
import { useMove } from '../detail/use-move';
import { STATUSES } from '../shared/status-words';
import { focusMoved, useQuestions } from './move-context';
import { useDelete } from './use-delete';

type Status = Application['status'];

type MoveChoicesProps = {
  application: Application;
  /** The button that opens the menu. */
  trigger: ReactNode;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** The statuses to move to, and the way to the application and out. */
const MoveChoices = ({ application, trigger, open, onOpenChange }: MoveChoicesProps) => {
  const { move, moving } = useMove();
  const remove = useDelete(application);
  const navigate = useNavigate();
  const { ask, prepare } = useQuestions();

  const choose = async (status: Status) => {
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

  return (
    <DropdownMenu open={open} onOpenChange={onOpenChange}>
      <DropdownMenuTrigger asChild>{trigger}</DropdownMenuTrigger>
      <DropdownMenuContent align="start" onFocus={prepare}>
        <DropdownMenuLabel>Move to</DropdownMenuLabel>
        <DropdownMenuRadioGroup value={application.status}>
          {STATUSES.map((status) => (
            <DropdownMenuRadioItem key={status} value={status} onSelect={() => void choose(status)}>
              {status}
            </DropdownMenuRadioItem>
          ))}
        </DropdownMenuRadioGroup>
        <DropdownMenuSeparator />
        <DropdownMenuItem asChild>
          <Link to={`/applications/${application.id}`}>Open application</Link>
        </DropdownMenuItem>
        <DropdownMenuItem
          onSelect={() => {
            document.getElementById('main')?.focus({ preventScroll: true });
            remove.mutate();
          }}
        >
          Delete application
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
};

export default MoveChoices;
