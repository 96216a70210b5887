import { Dialog as DialogPrimitive, Popover as PopoverPrimitive } from 'radix-ui';
import { type ReactNode } from 'react';
import { cn } from '@/lib/cn';
import { useMediaQuery } from '@/lib/hooks/use-media-query';
import { overlayStyle } from '../overlays/dialog-parts';
import { floatingStyle } from '../overlays/menu-style';
import { OptionSearch, type OptionSearchProps } from './option-search';

type ComboboxPanelProps = OptionSearchProps & {
  /** The trigger. */
  trigger: ReactNode;
  title: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

const ComboboxPanel = ({ trigger, title, open, onOpenChange, onChoose, ...list }: ComboboxPanelProps) => {
  const wide = useMediaQuery('(min-width: 48rem)');
  const search = (
    <OptionSearch
      {...list}
      onChoose={(next) => {
        onChoose(next);
        onOpenChange(false);
      }}
    />
  );

  return wide ? (
    <PopoverPrimitive.Root open={open} onOpenChange={onOpenChange}>
      <PopoverPrimitive.Trigger asChild>{trigger}</PopoverPrimitive.Trigger>
      <PopoverPrimitive.Portal>
        <PopoverPrimitive.Content
          aria-label={list.searchPlaceholder}
          align="start"
          sideOffset={6}
          collisionPadding={12}
          className={cn(
            floatingStyle,
            // A fixed height, so that the panel stays on its side of the field while the list shrinks.
            'flex h-80 w-(--radix-popover-trigger-width) min-w-60 flex-col p-0',
          )}
        >
          {search}
        </PopoverPrimitive.Content>
      </PopoverPrimitive.Portal>
    </PopoverPrimitive.Root>
  ) : (
    <DialogPrimitive.Root open={open} onOpenChange={onOpenChange}>
      <DialogPrimitive.Trigger asChild>{trigger}</DialogPrimitive.Trigger>
      <DialogPrimitive.Portal>
        <DialogPrimitive.Overlay className={overlayStyle} />
        <DialogPrimitive.Content
          aria-describedby={undefined}
          className="fixed inset-0 z-50 flex flex-col bg-popover data-[state=closed]:animate-fade-out data-[state=open]:animate-dialog-in"
        >
          <div className="flex items-center justify-between px-4 pt-3">
            <DialogPrimitive.Title className="text-section">{title}</DialogPrimitive.Title>
            <DialogPrimitive.Close className="link min-h-11 px-2">Cancel</DialogPrimitive.Close>
          </div>
          {search}
        </DialogPrimitive.Content>
      </DialogPrimitive.Portal>
    </DialogPrimitive.Root>
  );
};

export default ComboboxPanel;
