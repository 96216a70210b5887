import { NotebookPen } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { type Recommendation } from '@/api';
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
import { NotesPad } from '../notes/notes-pad';
import { REASONS } from './reasons';
import { useChoose } from './use-choose';

type ChoiceMenuProps = {
  recommendation: Recommendation;
  onHide: () => void;
  /** The button that opens the menu. */
  trigger: ReactNode;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Interested, not interested for a reason, or notes. */
const ChoiceMenu = ({ recommendation, onHide, trigger, open, onOpenChange }: ChoiceMenuProps) => {
  const { college, userInterested, userNotes } = recommendation;
  const { choose, chooseAndWait } = useChoose(college, 'your balanced list');
  const [writing, setWriting] = useState(false);

  return (
    <>
      <DropdownMenu open={open} onOpenChange={onOpenChange}>
        <DropdownMenuTrigger asChild>{trigger}</DropdownMenuTrigger>
        <DropdownMenuContent align="start">
          <DropdownMenuRadioGroup value={userInterested ? 'yes' : 'open'}>
            <DropdownMenuRadioItem value="yes" onSelect={() => choose({ userInterested: true })}>
              Interested
            </DropdownMenuRadioItem>
            <DropdownMenuRadioItem value="open" onSelect={() => choose({ userInterested: null })}>
              Not sure yet
            </DropdownMenuRadioItem>
          </DropdownMenuRadioGroup>
          <DropdownMenuSeparator />
          <DropdownMenuLabel>Not interested</DropdownMenuLabel>
          {REASONS.map(({ value, label }) => (
            <DropdownMenuItem
              key={value}
              aria-label={`Not interested: ${label}`}
              onSelect={() => {
                onHide();
                choose({ userInterested: false, reason: value });
              }}
            >
              {label}
            </DropdownMenuItem>
          ))}
          <DropdownMenuSeparator />
          <DropdownMenuItem onSelect={() => setWriting(true)}>
            <NotebookPen aria-hidden className="size-[1em]" />
            {userNotes === '' ? 'Add notes' : 'Edit notes'}
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      {writing && (
        <NotesPad
          collegeName={college.shortName}
          draftName={`recommendation-notes.${college.id}`}
          notes={userNotes}
          save={(text, before) => chooseAndWait({ userNotes: text, notesBefore: before })}
          onClose={() => setWriting(false)}
        />
      )}
    </>
  );
};

export default ChoiceMenu;
