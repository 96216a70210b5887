import { CloudAlert, CloudCheck, CloudUpload } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useConnection } from '@/lib/api/connection';
import { unsentWords } from '@/lib/forms/unsent-count';
import { Button } from '../basics/button';
import { Spinner } from '../basics/spinner';

type AutosaveStatusProps = {
  /** `kept`: on this computer, to be sent later. */
  state: 'saving' | 'failed' | 'draft' | 'kept' | 'idle';
  /** Time of the last save, in milliseconds since 1970. */
  savedAt: number | null;
  onRetry: () => void;
};

const MINUTE_MS = 60_000;

const ago = (savedAt: number, now: number) => {
  const minutes = Math.floor((now - savedAt) / MINUTE_MS);
  return minutes < 1 ? 'Saved just now' : `Saved ${minutes} min ago`;
};

const useMinutes = () => {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS / 2);
    return () => clearInterval(timer);
  }, []);
  return now;
};

export const AutosaveStatus = ({ state, savedAt, onRetry }: AutosaveStatusProps) => {
  const now = useMinutes();
  const saved = state === 'idle' && savedAt !== null;

  return (
    <div className="flex min-h-6 items-center gap-1.5 text-hint text-muted-foreground">
      {state === 'saving' && <Spinner />}
      {state === 'failed' && <CloudAlert aria-hidden className="size-[1.1em] text-destructive" />}
      {(state === 'draft' || state === 'kept') && (
        <CloudUpload aria-hidden className="size-[1.1em] shrink-0" />
      )}
      {saved && <CloudCheck aria-hidden className="size-[1.1em]" />}
      <span role="status">
        {state === 'saving' && 'Saving'}
        {state === 'failed' && 'Not saved.'}
        {state === 'draft' && 'Unsaved draft, only in this tab'}
        {saved && ago(savedAt, now)}
      </span>
      {/* The bar at the top of the page announces it. */}
      {state === 'kept' && <Kept />}
      {state === 'failed' && (
        <Button variant="ghost" size="sm" onClick={onRetry} className="-my-1 px-1.5 text-primary underline">
          Retry
        </Button>
      )}
    </div>
  );
};

const Kept = () => {
  const connection = useConnection();
  return <span>{connection === 'offline' ? `You’re offline. ${unsentWords(1)}` : 'Not sent yet'}</span>;
};
