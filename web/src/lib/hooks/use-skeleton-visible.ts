import { useLayoutEffect, useRef, useState } from 'react';

const APPEARS_MS = 150;
const SHOWN_MS = 300;

/**
 * Whether to draw the skeleton while data is pending. The skeleton itself stays invisible for 150 ms; once visible, it stays for
 * 300 ms, so that it never flashes.
 */
export const useSkeletonVisible = (pending: boolean) => {
  const [visible, setVisible] = useState(pending);
  const since = useRef(0);
  if (pending && !visible) setVisible(true);

  // Before the paint: otherwise the data would show for a moment and give way to the skeleton again.
  useLayoutEffect(() => {
    if (pending) {
      since.current = performance.now();
      return;
    }
    const waited = performance.now() - since.current;
    const rest = waited < APPEARS_MS ? 0 : APPEARS_MS + SHOWN_MS - waited;
    if (rest <= 0) {
      setVisible(false);
      return;
    }
    const timer = setTimeout(() => setVisible(false), rest);
    return () => clearTimeout(timer);
  }, [pending]);

  return visible;
};
