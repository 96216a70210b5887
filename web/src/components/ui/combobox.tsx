import { ChevronsUpDown } from 'lucide-react';
import { Dialog as DialogPrimitive, Popover as PopoverPrimitive } from 'radix-ui';
import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { cn } from '@/lib/cn';
import { useMediaQuery } from '@/lib/use-media-query';
import { controlStyle } from './control-style';
import { overlayStyle } from './dialog-parts';
import { useFieldControl } from './field-context';
import { floatingStyle } from './menu-style';
import { type Option } from './select';

const OptionSearch = lazy(() => import('./option-search'));

type ComboboxProps = Omit<ComponentProps<'button'>, 'value' | 'onChange' | 'children'> & {
  options: readonly Option[];
  /** The chosen value; an empty string means nothing is chosen. */
  value: string;
  onValueChange: (value: string) => void;
  placeholder: string;
  /** Inside the search box: "Search 38 fields of study". */
  searchPlaceholder: string;
  /** When nothing fits: "No major matches that." */
  emptyText: string;
  /** Adds a first option with these words that empties the choice. */
  clearLabel?: string;
};

/** More than about twelve options, found by typing: a popover on a desktop, the whole screen on a phone. */
export const Combobox = ({
  options,
  value,
  onValueChange,
  placeholder,
  searchPlaceholder,
  emptyText,
  clearLabel,
  className,
  ...props
}: ComboboxProps) => {
  const [open, setOpen] = useState(false);
  const wide = useMediaQuery('(min-width: 48rem)');
  const wiring = useFieldControl();
  const chosen = options.find((option) => option.value === value);

  const trigger = (
    <button
      type="button"
      role="combobox"
      aria-expanded={open}
      data-slot="combobox"
      className={cn(controlStyle, !chosen && 'text-muted-foreground', className)}
      {...wiring}
      {...props}
    >
      <span className="truncate">{chosen?.label ?? placeholder}</span>
      <ChevronsUpDown aria-hidden className="ml-auto size-[1em] shrink-0 text-muted-foreground" />
    </button>
  );
  const search = (
    <Suspense fallback={<div className="h-12" />}>
      <OptionSearch
        options={clearLabel === undefined ? options : [{ value: '', label: clearLabel }, ...options]}
        value={value}
        searchPlaceholder={searchPlaceholder}
        emptyText={emptyText}
        onChoose={(next) => {
          onValueChange(next);
          setOpen(false);
        }}
      />
    </Suspense>
  );

  return wide ? (
    <PopoverPrimitive.Root open={open} onOpenChange={setOpen}>
      <PopoverPrimitive.Trigger asChild>{trigger}</PopoverPrimitive.Trigger>
      <PopoverPrimitive.Portal>
        <PopoverPrimitive.Content
          aria-label={searchPlaceholder}
          align="start"
          sideOffset={6}
          collisionPadding={12}
          className={cn(
            floatingStyle,
            'flex max-h-80 w-(--radix-popover-trigger-width) min-w-60 flex-col p-0',
          )}
        >
          {search}
        </PopoverPrimitive.Content>
      </PopoverPrimitive.Portal>
    </PopoverPrimitive.Root>
  ) : (
    <DialogPrimitive.Root open={open} onOpenChange={setOpen}>
      <DialogPrimitive.Trigger asChild>{trigger}</DialogPrimitive.Trigger>
      <DialogPrimitive.Portal>
        <DialogPrimitive.Overlay className={overlayStyle} />
        <DialogPrimitive.Content
          aria-describedby={undefined}
          className="fixed inset-0 z-50 flex flex-col bg-popover data-[state=closed]:animate-fade-out data-[state=open]:animate-dialog-in"
        >
          <div className="flex items-center justify-between px-4 pt-3">
            <DialogPrimitive.Title className="text-section">{placeholder}</DialogPrimitive.Title>
            <DialogPrimitive.Close className="link min-h-11 px-2">Cancel</DialogPrimitive.Close>
          </div>
          {search}
        </DialogPrimitive.Content>
      </DialogPrimitive.Portal>
    </DialogPrimitive.Root>
  );
};
