import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { useRootClass } from '@/lib/hooks/use-root-class';
import { ToastCard } from './toast-card';
import { shownToast, subscribeToToasts } from './toast-store';
import { useSay } from '@/lib/preferences/say';

/** F8 moves focus here. Show toasts with `toast()`. */
const Toaster = () => {
  const shown = useSyncExternalStore(subscribeToToasts, shownToast);
  const place = useRef<HTMLDivElement>(null);
  const say = useSay();
  useRootClass('toast', shown?.open === true);

  useLayoutEffect(() => {
    if (shown?.open) placeAway(place.current, document.activeElement);
  }, [shown]);

  useEffect(() => {
    const lead = ({ code }: KeyboardEvent) => {
      if (code === 'F8') place.current?.focus();
    };
    addEventListener('keydown', lead);
    return () => removeEventListener('keydown', lead);
  }, []);

  const card = shown?.open ? (
    <ToastCard key={shown.id} {...shown} onLeaveWithFocus={() => place.current?.focus()} />
  ) : null;
  const failed = shown?.tone === 'error';

  return (
    <div
      ref={place}
      role="region"
      aria-label={say('Notifications (F8)')}
      tabIndex={-1}
      // Pressing or focusing a toast must not close the dialog below it.
      onPointerDown={(event) => event.stopPropagation()}
      onFocus={(event) => event.stopPropagation()}
      // No size when empty, so nothing moves as toasts come and go.
      className="pointer-events-none fixed inset-x-4 bottom-4 z-60 ml-auto max-w-97 data-[edge=top]:top-20 data-[edge=top]:bottom-auto md:data-[edge=top]:bottom-auto max-lg:mb-(--tab-bar) md:inset-x-6 md:bottom-6 md:max-w-93 [:root.has-form-footer_&]:max-lg:mb-[calc(var(--tab-bar)+4.25rem)] [:root.has-form-footer_&]:lg:ml-0 [:root.has-form-footer_&]:lg:max-w-64"
    >
      {/* Both exist up front: text already in a live region when it appears is not announced. */}
      <div aria-live="polite" aria-atomic="true">
        {!failed && card}
      </div>
      <div aria-live="assertive" aria-atomic="true">
        {failed && card}
      </div>
    </div>
  );
};

/** At the bottom, or at the top where it would cover the control just used or those beside it at the foot of a sheet. */
const placeAway = (place: HTMLElement | null, control: Element | null) => {
  if (!place) return;
  place.dataset['edge'] = 'bottom';
  if (!control || control === document.body || place.contains(control)) return;
  const used = control.closest('[data-slot="sheet-footer"]') ?? control;
  if (overlap(place, used)) place.dataset['edge'] = 'top';
};

const overlap = (one: Element, other: Element) => {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
};

export default Toaster;
