import { cn } from '@/lib/cn';

/** At the foot of every page: the national Suicide and Crisis Lifeline. */
export const CrisisLine = ({ className }: { className?: string }) => (
  <p className={cn('text-hint text-muted-foreground', className)}>
    In crisis?{' '}
    <a href="tel:988" className="link">
      Call
    </a>{' '}
    or{' '}
    <a href="sms:988" className="link">
      text 988
    </a>
    , any hour.
  </p>
);
