import { Suspense, useEffect, useRef, useState } from 'react';
import { toast } from '@/components/ui/toasts/toast-store';
import { lazyPart } from '@/lib/hooks/lazy-part';
import { type useLeaveGuard } from './use-leave-guard';

const dialog = lazyPart(async () => (await import('./leave-dialog')).default);

type LeaveQuestionProps = { guard: ReturnType<typeof useLeaveGuard>; dirty: boolean };

/** Loaded as soon as the form is dirty: the connection may be gone by the time the student leaves. */
export const LeaveQuestion = ({ guard, dirty }: LeaveQuestionProps) => {
  const [here, setHere] = useState(false);
  const { asks } = guard;
  const stay = useRef(guard.stay);
  useEffect(() => {
    stay.current = guard.stay;
  });

  useEffect(() => {
    if (dirty) dialog.prepare().catch(() => undefined);
  }, [dirty]);

  useEffect(() => {
    if (!asks) return;
    dialog.prepare().then(
      () => setHere(true),
      () => {
        stay.current();
        toast({
          tone: 'error',
          title: 'You’re still on this page',
          description: 'Your answers are still here, but not saved. Check your connection.',
        });
      },
    );
  }, [asks]);

  return (
    asks &&
    here && (
      <Suspense>
        <dialog.Part guard={guard} />
      </Suspense>
    )
  );
};
