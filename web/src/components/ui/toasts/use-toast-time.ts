import { useCallback, useEffect, useRef } from 'react';

/** Closes a toast after its time. The timer pauses while it is hovered or focused, or the window is in the background. */
export const useToastTime = (milliseconds: number | null, leave: () => void) => {
  const left = useRef(milliseconds);
  const running = useRef<{ timer: ReturnType<typeof setTimeout>; since: number } | null>(null);
  const latest = useRef(leave);
  useEffect(() => {
    latest.current = leave;
  });

  const pause = useCallback(() => {
    if (running.current === null || left.current === null) return;
    clearTimeout(running.current.timer);
    left.current = Math.max(left.current - (performance.now() - running.current.since), 0);
    running.current = null;
  }, []);

  const resume = useCallback(() => {
    if (running.current !== null || left.current === null) return;
    running.current = {
      timer: setTimeout(() => latest.current(), left.current),
      since: performance.now(),
    };
  }, []);

  useEffect(() => {
    resume();
    addEventListener('blur', pause);
    addEventListener('focus', resume);
    return () => {
      pause();
      removeEventListener('blur', pause);
      removeEventListener('focus', resume);
    };
  }, [pause, resume]);

  return { pause, resume };
};
