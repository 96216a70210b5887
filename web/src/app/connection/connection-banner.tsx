import { WifiOff } from 'lucide-react';
import { type Connection, useConnection } from '@/lib/api/connection';

const WORDS: Readonly<Record<Exclude<Connection, 'online'>, string>> = {
  offline: 'You’re offline. You can keep reading, and saving will work again when you’re back online.',
  intercepted:
    'Your network is blocking Flyleaf. You may need to sign in to the Wi-Fi first. Nothing you typed is lost.',
};

export const ConnectionBanner = () => {
  const connection = useConnection();

  return (
    <div role="status">
      {connection !== 'online' && (
        <p className="flex items-center justify-center gap-2 bg-highlight px-4 py-2 text-hint font-semibold text-highlight-foreground">
          <WifiOff aria-hidden className="size-4 shrink-0" />
          {WORDS[connection]}
        </p>
      )}
    </div>
  );
};
