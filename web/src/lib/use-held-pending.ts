import { useEffect, useRef, useState } from 'react';

const APPEARS_MS = 150;
const HELD_MS = 300;

/**
 * Whether to draw the waiting shape. It stays unseen for its first 150 ms (the Skeleton's own doing); once seen it is
 * held for 300 ms, so that it never blinks.
 */
export const useHeldPending = (pending: boolean) => {
  const [held, setHeld] = useState(false);
  const since = useRef(0);

  useEffect(() => {
    if (pending) {
      since.current = performance.now();
      return;
    }
    if (since.current === 0) return;
    const waited = performance.now() - since.current;
    since.current = 0;
    if (waited < APPEARS_MS) return;

    const rest = APPEARS_MS + HELD_MS - waited;
    if (rest <= 0) return;
    setHeld(true);
    const timer = setTimeout(() => setHeld(false), rest);
    return () => clearTimeout(timer);
  }, [pending]);

  return pending || held;
};
