import { Check } from 'lucide-react';
import { DropdownMenu as MenuPrimitive } from 'radix-ui';
import { type ComponentProps, useEffect, useRef } from 'react';
import { cn } from '@/lib/cn';
import { lastInputWasKey } from '@/lib/hooks/last-input';
import { floatingStyle, optionStyle } from './menu-style';

/** Not modal: the page behind stays usable. */
export const DropdownMenu = (props: ComponentProps<typeof MenuPrimitive.Root>) => (
  <MenuPrimitive.Root modal={false} {...props} />
);

export const DropdownMenuTrigger = MenuPrimitive.Trigger;
export const DropdownMenuRadioGroup = MenuPrimitive.RadioGroup;

type DropdownMenuContentProps = ComponentProps<typeof MenuPrimitive.Content> & {
  /** Renders inside the trigger's landmark instead of a portal. */
  inPlace?: boolean;
};

/** A lazily loaded menu misses the key press that opened it, so focus its first item for keyboard users. */
const FirstForKeyboard = () => {
  const mark = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    if (!lastInputWasKey()) return;
    const later = requestAnimationFrame(() => {
      const menu = mark.current?.parentElement;
      if (menu && menu === document.activeElement)
        menu.querySelector<HTMLElement>('[role^="menuitem"]:not([data-disabled])')?.focus();
    });
    return () => cancelAnimationFrame(later);
  }, []);

  return <span ref={mark} hidden />;
};

export const DropdownMenuContent = ({
  className,
  inPlace = false,
  children,
  ...props
}: DropdownMenuContentProps) => {
  const content = (
    <MenuPrimitive.Content
      data-slot="menu"
      align="end"
      sideOffset={6}
      collisionPadding={12}
      className={cn(
        floatingStyle,
        'max-h-(--radix-dropdown-menu-content-available-height) min-w-52 overflow-y-auto overscroll-contain',
        className,
      )}
      {...props}
    >
      <FirstForKeyboard />
      {children}
    </MenuPrimitive.Content>
  );
  return inPlace ? content : <MenuPrimitive.Portal>{content}</MenuPrimitive.Portal>;
};

export const DropdownMenuItem = ({ className, ...props }: ComponentProps<typeof MenuPrimitive.Item>) => (
  <MenuPrimitive.Item className={cn(optionStyle, className)} {...props} />
);

export const DropdownMenuRadioItem = ({
  className,
  children,
  ...props
}: ComponentProps<typeof MenuPrimitive.RadioItem>) => (
  <MenuPrimitive.RadioItem className={cn(optionStyle, className)} {...props}>
    {children}
    <MenuPrimitive.ItemIndicator className="ml-auto">
      <Check className="size-[1.05em]" />
    </MenuPrimitive.ItemIndicator>
  </MenuPrimitive.RadioItem>
);

export const DropdownMenuLabel = ({ className, ...props }: ComponentProps<typeof MenuPrimitive.Label>) => (
  <MenuPrimitive.Label
    className={cn('px-2.5 pt-2 pb-1 text-small font-semibold text-muted-foreground', className)}
    {...props}
  />
);

export const DropdownMenuSeparator = () => (
  <MenuPrimitive.Separator className="-mx-1.5 my-1.5 h-px bg-border" />
);
