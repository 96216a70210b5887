import { cn } from '@/lib/cn';

/** Invisible for the first 150 ms, so a quick answer doesn't flash. */
export const Skeleton = ({ className }: { className?: string }) => (
  <div
    aria-hidden
    data-slot="skeleton"
    className={cn(
      'animate-skeleton rounded-sm bg-[linear-gradient(100deg,var(--sheen-edge)_30%,var(--sheen)_50%,var(--sheen-edge)_70%)] bg-size-[220%_100%] [--sheen-edge:var(--sunken)] [--sheen:var(--accent)] dark:[--sheen-edge:var(--accent)] dark:[--sheen:var(--border)]',
      className,
    )}
  />
);
