import { Popover as PopoverPrimitive } from 'radix-ui';
import { type ComponentProps } from 'react';
import { cn } from '@/lib/cn';
import { floatingStyle } from './menu-style';

export const Popover = PopoverPrimitive.Root;
export const PopoverTrigger = PopoverPrimitive.Trigger;
export const PopoverAnchor = PopoverPrimitive.Anchor;

export const PopoverContent = ({ className, ...props }: ComponentProps<typeof PopoverPrimitive.Content>) => (
  <PopoverPrimitive.Portal>
    <PopoverPrimitive.Content
      data-slot="popover"
      align="start"
      sideOffset={6}
      collisionPadding={12}
      className={cn(floatingStyle, 'max-w-80', className)}
      {...props}
    />
  </PopoverPrimitive.Portal>
);
