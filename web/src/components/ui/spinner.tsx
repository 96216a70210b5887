import { LoaderCircle } from 'lucide-react';
import { cn } from '@/lib/cn';

/** Inside a button, or for the check of who is signed in. Lists and cards wait with a Skeleton. */
export const Spinner = ({ className }: { className?: string }) => (
  <LoaderCircle aria-hidden data-slot="spinner" className={cn('size-[1em] animate-spin', className)} />
);
