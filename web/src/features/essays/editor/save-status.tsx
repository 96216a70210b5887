import { CloudAlert, CloudCheck, CloudUpload, type LucideIcon } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/basics/button';
import { Spinner } from '@/components/ui/basics/spinner';
import { useConnection } from '@/lib/api/connection';
import { cn } from '@/lib/cn';
import { unsentWords } from '@/lib/forms/unsent-count';
import { type SaverState } from '../drafts/saver-state';

const MINUTE_MS = 60_000;

const useNow = () => {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS / 2);
    return () => clearInterval(timer);
  }, []);
  return now;
};

const savedWords = (savedAt: number, now: number) => {
  const minutes = Math.floor((now - savedAt) / MINUTE_MS);
  return minutes < 1 ? 'Saved just now' : `Saved ${minutes} min ago`;
};

const FAILING = { Icon: CloudAlert, failed: true };
const KEPT = { Icon: CloudUpload, failed: false };

type Status = { words: string; Icon?: LucideIcon; failed?: boolean };

/** What a screen reader is told, too. */
const spokenStatus = (state: SaverState, offline: boolean, now: number): Status | null => {
  if (state.saving) return { words: 'Saving' };
  if (state.noRoom)
    return {
      ...FAILING,
      words: 'This browser can’t keep what you type. Save, or copy your text before you leave.',
    };
  if (state.conflict) return { ...FAILING, words: 'Not saved: it was also changed somewhere else.' };
  if (state.refusal !== null) return { ...FAILING, words: 'Not saved.' };
  if (state.waiting)
    return {
      ...KEPT,
      words: `${offline ? 'You’re offline.' : 'We can’t reach Flyleaf right now.'} ${unsentWords(1)}`,
    };
  return state.dirty || state.savedAt === null
    ? null
    : { Icon: CloudCheck, words: savedWords(state.savedAt, now) };
};

/** Shown only: it changes with the first key. */
const quietWords = ({ dirty, essayId }: SaverState, whyNotYet: string | null) => {
  if (!dirty) return null;
  if (essayId === null)
    return whyNotYet === null
      ? 'Not saved yet: it’s only on this computer, and logging out deletes it.'
      : 'Until then it’s only on this computer, and logging out deletes it.';
  return whyNotYet === null ? 'Saves when you pause.' : 'Until then it’s kept on this computer.';
};

type SaveStatusProps = { state: SaverState; whyNotYet: string | null; onRetry: () => void };

export const SaveStatus = ({ state, whyNotYet, onRetry }: SaveStatusProps) => {
  const offline = useConnection() === 'offline';
  const spoken = spokenStatus(state, offline, useNow());
  const Icon = spoken?.Icon;

  return (
    <div className="flex items-center text-hint text-muted-foreground [&_svg]:mr-1.5">
      {state.saving && <Spinner />}
      {Icon && (
        <Icon aria-hidden className={`size-[1.1em] shrink-0 ${spoken.failed ? 'text-destructive' : ''}`} />
      )}
      <span role="status" className="text-pretty">
        {spoken?.words}
      </span>
      <span className={cn('text-pretty', spoken && whyNotYet !== null && 'ml-1')}>
        <span id="why-not-yet">{whyNotYet}</span> {!spoken && quietWords(state, whyNotYet)}
      </span>
      {state.refusal !== null && !state.saving && (
        <Button variant="ghost" size="sm" onClick={onRetry} className="-my-1 px-1.5 text-primary underline">
          Retry
        </Button>
      )}
    </div>
  );
};
