import { type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { cn } from '@/lib/cn';

const OPEN_MS = 700;
/** After one tip, the next appears without a delay. */
const SKIP_MS = 300;

let lastClosed = -SKIP_MS;

type Place = { x: number; y: number; below: boolean };

/** Closer to the top than this, the page's bars would cover it. */
const ROOM_PX = 140;

/**
 * A tip on hover or focus; Escape closes it. Visual only, because touch has no hover: the control's own name must say the
 * same.
 */
export const Tooltip = ({ text, children }: { text: ReactNode; children: ReactNode }) => {
  const holder = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [place, setPlace] = useState<Place | null>(null);

  const open = () => {
    const box = holder.current?.firstElementChild?.getBoundingClientRect();
    if (!box) return;
    const below = box.top < ROOM_PX;
    setPlace({ x: box.x + box.width / 2, y: below ? box.bottom : box.top, below });
  };
  const openSoon = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'touch' || place !== null) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(open, performance.now() - lastClosed < SKIP_MS ? 0 : OPEN_MS);
  };
  const close = () => {
    clearTimeout(timer.current);
    if (place !== null) lastClosed = performance.now();
    setPlace(null);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (place === null) return;
    const gone = () => setPlace(null);
    // On the document: a tip opened by the pointer must close with Escape too (WCAG 1.4.13).
    const escape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') gone();
    };
    addEventListener('scroll', gone, { passive: true, capture: true });
    addEventListener('keydown', escape, { capture: true });
    return () => {
      removeEventListener('scroll', gone, { capture: true });
      removeEventListener('keydown', escape, { capture: true });
    };
  }, [place]);

  return (
    <span
      ref={holder}
      className="contents"
      onPointerEnter={openSoon}
      onPointerLeave={close}
      onPointerDown={close}
      onFocus={({ target }) => {
        if (target.matches(':focus-visible')) open();
      }}
      onBlur={close}
    >
      {children}
      {place && createPortal(<Bubble place={place}>{text}</Bubble>, document.body)}
    </span>
  );
};

/** Bridges the gap, so the pointer can move onto the tip. */
const Bubble = ({ place, children }: { place: Place; children: ReactNode }) => (
  <div
    aria-hidden
    data-slot="tooltip"
    className={cn(
      'fixed z-60 grid w-70 -translate-x-1/2 justify-items-center py-1.5',
      !place.below && '-translate-y-full',
    )}
    style={{
      left: `clamp(152px, ${place.x}px, calc(100vw - 152px))`,
      top: place.y,
    }}
  >
    <div className="animate-menu-in rounded-[8px] bg-foreground px-2.5 py-1.5 text-small text-background shadow-raised">
      {children}
    </div>
  </div>
);
