import { RefreshCw } from 'lucide-react';
import { type ReactNode } from 'react';
import { useSay } from '@/lib/preferences/say';
import { Button } from '../basics/button';

type ErrorStateProps = {
  title: string;
  /** What happened, what to do, and whether anything is lost. */
  children: ReactNode;
  /** Absent when retrying would not help. */
  onRetry?: (() => void) | undefined;
  retrying?: boolean;
  /** Another action. */
  action?: ReactNode;
};

export const ErrorState = ({ title, children, onRetry, retrying = false, action }: ErrorStateProps) => (
  <div data-slot="error-state" role="alert" className="grid justify-items-start gap-2 py-6">
    <h2 className="text-section">{title}</h2>
    <p className="max-w-[36em] text-pretty text-muted-foreground">{children}</p>
    {onRetry && (
      <Button
        variant="outline"
        className="mt-1"
        busy={retrying}
        icon={<RefreshCw className="size-[1em]" />}
        onClick={onRetry}
      >
        {useSay()('Retry')}
      </Button>
    )}
    {action}
  </div>
);
