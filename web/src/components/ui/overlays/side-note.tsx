import { type ReactNode } from 'react';
import { Popover, PopoverContent, PopoverTrigger } from './popover';

type SideNoteProps = {
  /** The trigger. */
  trigger: ReactNode;
  label: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  children: ReactNode;
};

const SideNote = ({ trigger, label, open, onOpenChange, children }: SideNoteProps) => (
  <Popover open={open} onOpenChange={onOpenChange}>
    <PopoverTrigger asChild>{trigger}</PopoverTrigger>
    <PopoverContent aria-label={label} className="p-4 text-hint">
      {children}
    </PopoverContent>
  </Popover>
);

export default SideNote;
