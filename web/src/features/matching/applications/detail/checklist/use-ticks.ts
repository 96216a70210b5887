import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { toast } from '@/components/ui/toasts/toast-store';
import { ApiError } from '@/lib/api/api-error';
import { onReconnect } from '@/lib/api/connection';
import { today } from '@/features/matching/applications/shared/day-words';
import { toastFailure } from '@/features/matching/saved-colleges/toast-failure';
import { changeItem } from '@/features/matching/applications/detail/application-calls';
import {
  refetchApplication,
  showChanged,
  withItem,
} from '@/features/matching/applications/detail/application-cache';
import { type ApplicationInFull, type ChecklistItem } from '@/api';
import { dropTick, keepTick, useWaitingTicks, type WaitingTick, waitingTicks } from './waiting-ticks';

const couldNotReach = (error: unknown) => !(error instanceof ApiError) || error.status >= 500;

/** One press ticks an item off. It shows at once, is undone when refused, and waits here without a connection. */
export const useTicks = (application: ApplicationInFull) => {
  const queryClient = useQueryClient();
  const { id } = application;
  const waiting = useWaitingTicks(id);

  const { mutate } = useMutation({
    mutationFn: ({ applicationId, itemId, doneOn }: WaitingTick) =>
      changeItem(applicationId, itemId, { doneOn }),
    onMutate: async ({ itemId, doneOn }) => {
      const before = application.checklist.find((item) => item.id === itemId)?.doneOn ?? null;
      await showChanged(queryClient, id, withItem(itemId, { doneOn }));
      return before;
    },
    onSuccess: (_reply, tick) => dropTick(tick),
    onError: async (error, tick, before) => {
      if (couldNotReach(error)) {
        keepTick(tick);
        return;
      }
      dropTick(tick);
      await showChanged(queryClient, id, withItem(tick.itemId, { doneOn: before ?? null }));
      toastFailure(error, 'Failed to save application. Please try again.');
    },
    onSettled: (_reply, error) => {
      if (error === null) void refetchApplication(queryClient, id);
    },
  });

  useEffect(() => {
    const sendWaiting = () => {
      const ticks = waitingTicks().filter(({ applicationId }) => applicationId === id);
      ticks.forEach((tick) => mutate(tick));
      if (ticks.length > 0) toast({ title: 'Sending your checklist', description: 'You ticked it offline.' });
    };
    if (navigator.onLine) sendWaiting();
    return onReconnect(sendWaiting);
  }, [id, mutate]);

  const waits = (item: ChecklistItem) => waiting.find(({ itemId }) => itemId === item.id);
  return {
    items: application.checklist.map((item) => {
      const tick = waits(item);
      return tick ? { ...item, doneOn: tick.doneOn } : item;
    }),
    isWaiting: (item: ChecklistItem) => waits(item) !== undefined,
    tick: (item: ChecklistItem) =>
      mutate({ applicationId: id, itemId: item.id, doneOn: item.doneOn === null ? today() : null }),
  };
};
