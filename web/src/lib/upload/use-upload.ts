import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { toast } from '@/components/ui/toasts/toast-store';
import { ApiError, userMessageOf } from '../api/api-error';
import { useConnection } from '../api/connection';
import { type Uploading } from './send-file';

/** `waiting`: for the connection to come back. `refused`: sending the same file again would end the same way. */
export type Upload = { file: File; sent: number } & (
  { state: 'sending' | 'checking' | 'waiting' } | { state: 'failed'; reason: string; refused: boolean }
);

const FAILED = 'Failed to upload file. Please try again.';

/** Bad request, too large, wrong type, unreadable: what the server says of the file itself. */
const OF_THE_FILE = [400, 413, 415, 422];

const isRefusal = (error: unknown) =>
  error instanceof ApiError && error.userMessage !== undefined && OF_THE_FILE.includes(error.status);

const isOffline = () => !navigator.onLine;

const showFailure = (error: unknown, reason: string) => {
  if (error instanceof ApiError && error.status === 401) return; // has its own toast
  toast({ tone: 'error', title: 'Upload Failed', description: reason });
};

/**
 * One upload at a time. It waits while there is no connection, and then begins again. Keeps the file until `onDone` is done
 * with it: when that throws, the upload has failed.
 */
export const useUpload = <Stored>(
  send: (file: File, uploading: Uploading) => Promise<Stored>,
  onDone: (stored: Stored) => void | Promise<void>,
) => {
  const [upload, setUpload] = useState<Upload | null>(null);
  const running = useRef<AbortController | null>(null);
  const latestOnDone = useRef(onDone);
  useEffect(() => {
    latestOnDone.current = onDone;
  });
  const connection = useConnection();

  const start = async (file: File) => {
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    const show = (next: Upload | null) => {
      if (!signal.aborted) setUpload(next);
    };

    if (isOffline()) {
      show({ file, sent: 0, state: 'waiting' });
      return;
    }
    show({ file, sent: 0, state: 'sending' });
    try {
      const stored = await send(file, {
        signal,
        onProgress: (sent) =>
          show({
            file,
            sent: Math.min(sent, file.size),
            state: sent < file.size ? 'sending' : 'checking',
          }),
      });
      if (signal.aborted) return;
      await latestOnDone.current(stored);
      show(null);
    } catch (error) {
      const reason = userMessageOf(error) ?? FAILED;
      const refused = isRefusal(error);
      show({ file, sent: 0, ...(isOffline() ? { state: 'waiting' } : { state: 'failed', reason, refused }) });
      if (!signal.aborted && !isOffline()) showFailure(error, reason);
    }
  };

  const cancel = () => {
    running.current?.abort();
    setUpload(null);
  };

  const followConnection = useEffectEvent(() => {
    if (upload === null || upload.state === 'failed') return;
    if (connection === 'offline') {
      running.current?.abort();
      setUpload({ file: upload.file, sent: 0, state: 'waiting' });
    } else if (upload.state === 'waiting') void start(upload.file);
  });
  useEffect(() => followConnection(), [connection]);

  useEffect(() => () => running.current?.abort(), []);

  return { upload, start, cancel };
};
