import { Separator as SeparatorPrimitive } from 'radix-ui';
import { cn } from '@/lib/cn';

export const Separator = ({ className }: { className?: string }) => (
  <SeparatorPrimitive.Root decorative className={cn('h-px w-full bg-border', className)} />
);
