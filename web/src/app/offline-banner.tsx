import { WifiOff } from 'lucide-react';
import { useOnline } from '@/lib/use-online';

export const OfflineBanner = () => {
  const online = useOnline();

  return (
    <div role="status">
      {!online && (
        <p className="flex items-center justify-center gap-2 bg-highlight px-4 py-2 text-hint font-semibold text-highlight-foreground">
          <WifiOff aria-hidden className="size-4 shrink-0" />
          You’re offline. You can keep reading; saving works again once you’re back.
        </p>
      )}
    </div>
  );
};
