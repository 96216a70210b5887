import { Tabs as TabsPrimitive } from 'radix-ui';
import { type ComponentProps } from 'react';
import { cn } from '@/lib/cn';
import { Badge } from '../basics/badge';

export const Tabs = TabsPrimitive.Root;

export const TabsList = ({ className, ...props }: ComponentProps<typeof TabsPrimitive.List>) => (
  <TabsPrimitive.List
    data-slot="tabs-list"
    className={cn('flex gap-6.5 overflow-x-auto border-b [scrollbar-width:none]', className)}
    {...props}
  />
);

type TabsTriggerProps = ComponentProps<typeof TabsPrimitive.Trigger> & { count?: number };

export const TabsTrigger = ({ className, count, children, ...props }: TabsTriggerProps) => (
  <TabsPrimitive.Trigger
    data-slot="tabs-trigger"
    className={cn(
      'inline-flex min-h-11 items-center gap-2 border-b-2 border-transparent font-[550] whitespace-nowrap text-muted-foreground transition-colors -outline-offset-2 hover:text-foreground aria-selected:border-foreground aria-selected:font-[650] aria-selected:text-foreground',
      className,
    )}
    {...props}
  >
    {children}
    {count !== undefined && <Badge className="h-5 px-1.5 tabular-nums">{count}</Badge>}
  </TabsPrimitive.Trigger>
);

export const TabsContent = TabsPrimitive.Content;
