import { WifiOff } from 'lucide-react';
import { type ComponentType, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { type Connection, useConnection } from '@/lib/api/connection';
import { unsentWords, useUnsentCount } from '@/lib/forms/unsent-count';
import { isAnythingKeptOnlyHere } from '@/lib/session/kept-only-here';
import { type FrameSentence, type Say, useSay } from '@/lib/preferences/say';

const WORDS: Readonly<Record<Exclude<Connection, 'online'>, FrameSentence>> = {
  offline: 'You’re offline. You can keep reading, and saving will work again when you’re back online.',
  intercepted:
    'Your network is blocking Flyleaf. You may need to sign in to the Wi-Fi first. Nothing you typed is lost.',
};

/** Only students keep something here that was not sent; what they see is in English. */
const wordsFor = (connection: Exclude<Connection, 'online'>, unsent: number, say: Say) =>
  connection === 'offline' && unsent > 0 ? `You’re offline. ${unsentWords(unsent)}` : say(WORDS[connection]);

/** Stays at the top while the page scrolls. */
export const ConnectionBanner = () => {
  const connection = useConnection();
  const unsent = useUnsentCount();
  const say = useSay();
  const bar = useRef<HTMLDivElement>(null);
  useMeasuredBar(bar);
  useSendingEssays(connection);

  return (
    <div ref={bar} role="status" className="sticky top-0 z-36">
      {connection !== 'online' ? (
        <Bar>{wordsFor(connection, unsent, say)}</Bar>
      ) : (
        unsent > 0 && <SendsUnsent />
      )}
    </div>
  );
};

const Bar = ({ children }: { children: ReactNode }) => (
  <p className="flex items-center justify-center gap-2 bg-highlight px-4 py-2 text-hint font-semibold text-highlight-foreground">
    <WifiOff aria-hidden className="size-4 shrink-0" />
    <span>{children}</span>
  </p>
);

/** Loaded once there is something to send and a connection. */
const SendsUnsent = () => {
  const [loaded, setLoaded] = useState<{ Part: ComponentType } | null>(null);
  useEffect(() => {
    import('@/features/student-profile/saving/unsent-bar').then(
      ({ default: Part }) => setLoaded({ Part }),
      () => undefined,
    );
  }, []);

  return (
    loaded && (
      <Bar>
        <loaded.Part />
      </Bar>
    )
  );
};

/** At the start and whenever the connection is back. An open essay sends itself. */
const useSendingEssays = (connection: Connection) => {
  useEffect(() => {
    if (connection !== 'online' || !isAnythingKeptOnlyHere()) return;
    import('@/features/essays/drafts/send-waiting').then(
      ({ sendWaitingEssays }) => void sendWaitingEssays(),
      () => undefined,
    );
  }, [connection]);
};

/** Other sticky parts are placed below the bar. */
const useMeasuredBar = (bar: RefObject<HTMLDivElement | null>) => {
  useEffect(() => {
    const element = bar.current;
    if (!element) return;
    const observer = new ResizeObserver(() =>
      document.documentElement.style.setProperty('--notice-bar', `${element.offsetHeight}px`),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [bar]);
};
