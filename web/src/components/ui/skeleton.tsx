import { cn } from '@/lib/cn';

/** The final shape, empty. It stays unseen for the first 150 ms, so that a quick answer never flashes. */
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
