import { cn } from '@/lib/cn';

/** At the foot of every page: the national Suicide and Crisis Lifeline. */
export const CrisisLine = ({ className }: { className?: string }) => (
  <p className={cn('text-hint text-muted-foreground', className)}>
    Having a hard time? Call or text{' '}
    <a href="tel:988" className="link">
      988
    </a>
    , any time. It’s free and private.
  </p>
);
