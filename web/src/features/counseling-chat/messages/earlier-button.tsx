import { Button } from '@/components/ui/basics/button';

type EarlierButtonProps = { isLoading: boolean; failed: boolean; onClick: () => void };

/** Above the oldest message shown, where there are more. The reader stays at the message they were at. */
export const EarlierButton = ({ isLoading, failed, onClick }: EarlierButtonProps) => (
  <div className="grid justify-items-center gap-1.5 [overflow-anchor:none]">
    <Button variant="outline" size="sm" busy={isLoading} onClick={onClick}>
      Earlier messages
    </Button>
    {failed && (
      <p role="alert" className="text-small text-destructive">
        We couldn’t load earlier messages. Please try again.
      </p>
    )}
  </div>
);
