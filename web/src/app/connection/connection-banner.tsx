import { WifiOff } from 'lucide-react';
import { type Connection, useConnection } from '@/lib/api/connection';

const WORDS: Readonly<Record<Exclude<Connection, 'online'>, string>> = {
  offline: 'You’re offline. You can keep reading; saving works again once you’re back.',
  intercepted:
    'Your Wi-Fi or network answered instead of Flyleaf. It may want you to sign in to it first. Nothing you typed is lost.',
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
