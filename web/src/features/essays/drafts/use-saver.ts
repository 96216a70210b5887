import { useEffect, useState, useSyncExternalStore } from 'react';
import { onReply, onReconnect } from '@/lib/api/connection';
import { currentSession } from '@/lib/session/session';
import { type EssaySaver } from './essay-saver';
import { markOpen } from './open-drafts';

const RETRY_MS = 20_000;
/** After a reply to another call, sooner: but not after each of many. */
const PAUSE_MS = 5_000;

/** Saves when the page is hidden or left: there may be no later. */
const useSavingOnLeave = (saver: EssaySaver) => {
  useEffect(() => {
    const saveNow = () => {
      if (currentSession().status === 'signed-in') void saver.save({ keepalive: true });
    };
    const saveWhenHidden = () => {
      if (document.visibilityState === 'hidden') saveNow();
    };
    addEventListener('pagehide', saveNow);
    document.addEventListener('visibilitychange', saveWhenHidden);
    return () => {
      removeEventListener('pagehide', saveNow);
      document.removeEventListener('visibilitychange', saveWhenHidden);
      saveNow();
    };
  }, [saver]);
};

/** Tries again while the server cannot be reached. */
const useRetries = (saver: EssaySaver, waiting: boolean) => {
  useEffect(() => {
    if (!waiting) return;
    let last = Date.now();
    const again = () => {
      last = Date.now();
      void saver.retry();
    };
    const timer = setInterval(again, RETRY_MS);
    const stops = [
      onReconnect(again),
      onReply(() => {
        if (Date.now() - last > PAUSE_MS) again();
      }),
    ];
    if (navigator.onLine) again(); // kept by an earlier visit
    return () => {
      clearInterval(timer);
      stops.forEach((stop) => stop());
    };
  }, [saver, waiting]);
};

/** An essay that is being written on this screen. */
export const useSaver = (begin: () => EssaySaver) => {
  const [saver] = useState(begin);
  const state = useSyncExternalStore(saver.subscribe, saver.snapshot);
  useEffect(() => {
    saver.start();
    const close = markOpen(saver.draftId);
    return () => {
      saver.stop();
      close();
    };
  }, [saver]);
  useSavingOnLeave(saver);
  useRetries(saver, state.waiting);
  return { saver, state };
};
