import { type PointerEvent, useRef, useState } from 'react';

/** Tracks a swipe to the right; it counts past `threshold` px. */
export const useSwipe = (threshold: number, onSwiped: () => void) => {
  const start = useRef<number | null>(null);
  const [moved, setMoved] = useState(0);
  const end = () => {
    start.current = null;
    setMoved(0);
  };

  return {
    moved,
    handlers: {
      onPointerDown: ({ button, clientX, target }: PointerEvent) => {
        const onControl = target instanceof Element && target.closest('button') !== null;
        if (button === 0 && !onControl) start.current = clientX;
      },
      onPointerMove: ({ clientX, currentTarget, pointerId }: PointerEvent) => {
        if (start.current === null) return;
        currentTarget.setPointerCapture(pointerId);
        setMoved(Math.max(clientX - start.current, 0));
      },
      onPointerUp: () => {
        if (moved > threshold) onSwiped();
        end();
      },
      onPointerCancel: end,
    },
  };
};
