import { cn } from '@/lib/cn';

/** The bird. Decorative: the name stands beside it. */
export const WrenPicture = ({ className }: { className?: string }) => (
  <img src="/wren.svg" alt="" width="40" height="40" className={cn('size-10 shrink-0', className)} />
);
