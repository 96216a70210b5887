import { type ReactNode } from 'react';
import { Link } from 'react-router-dom';
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
import { STATUSES } from '../shared/status-words';
import { useQuestions } from './move-context';
import { useChooseStatus } from './use-choose-status';
import { useDelete } from './use-delete';

type MoveChoicesProps = {
  application: Application;
  /** The button that opens the menu. */
  trigger: ReactNode;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** The statuses to move to, and the way to the application and out. */
const MoveChoices = ({ application, trigger, open, onOpenChange }: MoveChoicesProps) => {
  const chooseStatus = useChooseStatus();
  const remove = useDelete(application);
  const { prepare } = useQuestions();

  return (
    <DropdownMenu open={open} onOpenChange={onOpenChange}>
      <DropdownMenuTrigger asChild>{trigger}</DropdownMenuTrigger>
      <DropdownMenuContent align="start" onFocus={prepare}>
        <DropdownMenuLabel>Move to</DropdownMenuLabel>
        <DropdownMenuRadioGroup value={application.status}>
          {STATUSES.map((status) => (
            <DropdownMenuRadioItem
              key={status}
              value={status}
              onSelect={() => void chooseStatus(application, status)}
            >
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
