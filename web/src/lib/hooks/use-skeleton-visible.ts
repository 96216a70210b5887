import { useLayoutEffect, useRef, useState } from 'react';

const APPEARS_MS = 150;
const HELD_MS = 300;

/**
 * Whether to draw the waiting shape. It stays unseen for its first 150 ms (the Skeleton's own doing); once seen it is
 * held for 300 ms, so that it never blinks.
 */
export const useHeldPending = (pending: boolean) => {
  const [drawn, setDrawn] = useState(pending);
  const since = useRef(0);
  if (pending && !drawn) setDrawn(true);

  // Before the paint: the answer must not be seen for a moment and then make way for its waiting shape again.
  useLayoutEffect(() => {
    if (pending) {
      since.current = performance.now();
      return;
    }
    const waited = performance.now() - since.current;
    const rest = waited < APPEARS_MS ? 0 : APPEARS_MS + HELD_MS - waited;
    if (rest <= 0) {
      setDrawn(false);
      return;
    }
    const timer = setTimeout(() => setDrawn(false), rest);
    return () => clearTimeout(timer);
  }, [pending]);

  return drawn;
};
