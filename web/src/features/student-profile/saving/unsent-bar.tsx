import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { toast } from '@/components/ui/toasts/toast-store';
import { onReply } from '@/lib/api/connection';
import { useRefreshFromProfile } from '@/lib/api/use-refresh-from-profile';
import { useUnsentText } from '@/lib/forms/unsent';
import { unsentWords, useUnsentCount } from '@/lib/forms/unsent-count';
import { type Change } from './change';
import { dropChange, replaceChange, unsentChanges } from './outbox';
import { RefusedDialog } from './refused-dialog';
import { type Asked, type Left, sendUnsent } from './send-unsent';
import { useTwoPlaces } from './use-two-places';

const RETRY_MS = 20_000;
/** After a reply, sooner: but not after each of many. */
const PAUSE_MS = 5_000;

/** Sends what was kept on this computer, and asks the student where that needs them. */
const UnsentBar = () => {
  const queryClient = useQueryClient();
  const refresh = useRefreshFromProfile();
  const count = useUnsentCount();
  const text = useUnsentText();
  const { ask, question } = useTwoPlaces();
  const [left, setLeft] = useState<Left | null>(null);
  const [shown, setShown] = useState<Change | null>(null);
  const sending = useRef(false);

  const send = useCallback(async () => {
    if (sending.current) return;
    sending.current = true;
    const now = await sendUnsent(queryClient);
    sending.current = false;
    setLeft(now);
    if (now.unreachable) return;
    refresh();
    if (unsentChanges().length === 0)
      toast({ title: 'Sent', description: 'What you changed offline is now in your profile.' });
  }, [queryClient, refresh]);

  const latest = useRef(send);
  useEffect(() => {
    latest.current = send;
  });
  useEffect(() => {
    if (unsentChanges().some(({ refusal }) => refusal === undefined)) void latest.current();
  }, [text]);

  const waits = left?.unreachable === true;
  useEffect(() => {
    if (!waits) return;
    const since = Date.now();
    const again = () => void latest.current();
    const timer = setInterval(again, RETRY_MS);
    const stop = onReply(() => {
      if (Date.now() - since > PAUSE_MS) again();
    });
    return () => {
      clearInterval(timer);
      stop();
    };
  }, [waits, left]);

  const decide = async ({ change, question: asked }: Asked) => {
    const next = await ask(change, asked);
    if (next === null) return;
    replaceChange(change.id, next);
  };

  const asked = left?.asked[0];
  const refused = unsentChanges().find(({ refusal }) => refusal !== undefined);

  const words = () => {
    if (asked)
      return (
        <>
          You changed “{asked.change.title}” in two places.{' '}
          <BarButton onClick={() => void decide(asked)}>Choose what to keep</BarButton>
        </>
      );
    if (waits) return `We can’t reach Flyleaf right now. ${unsentWords(count)}`;
    if (refused)
      return (
        <>
          We couldn’t save “{refused.title}”.{' '}
          <BarButton onClick={() => setShown(refused)}>See what you typed</BarButton>
        </>
      );
    return 'You’re back online. Sending what we kept on this computer.';
  };

  return (
    <>
      {words()}
      {question}
      {shown && (
        <RefusedDialog
          change={shown}
          onClose={() => setShown(null)}
          onDelete={() => {
            setShown(null);
            dropChange(shown.id);
          }}
          onRetry={() => {
            setShown(null);
            replaceChange(shown.id, { ...shown, refusal: undefined });
          }}
        />
      )}
    </>
  );
};

const BarButton = ({ onClick, children }: { onClick: () => void; children: string }) => (
  <button
    type="button"
    onClick={onClick}
    className="min-h-6 underline underline-offset-3 pointer-coarse:min-h-11"
  >
    {children}
  </button>
);

export default UnsentBar;
