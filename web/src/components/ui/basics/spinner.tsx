import { LoaderCircle } from 'lucide-react';
import { cn } from '@/lib/cn';

/** For buttons and the sign-in check. Lists and cards use a Skeleton. */
export const Spinner = ({ className }: { className?: string }) => (
  <LoaderCircle aria-hidden data-slot="spinner" className={cn('size-[1em] animate-spin', className)} />
);
