import { type ComponentType, useEffect, useState } from 'react';
import { shownToast, subscribeToToasts } from '@/components/ui/toasts/toast-store';

export const loadToaster = () => import('@/components/ui/toasts/toaster');

const ACTIONS = ['pointerdown', 'keydown', 'input'];

/** Loads with the first thing somebody does, because a message follows it; without a connection, with a later one. */
export const Toasts = () => {
  const [loaded, setLoaded] = useState<{ Toaster: ComponentType } | null>(null);

  useEffect(() => {
    if (loaded) return;
    const load = () => {
      loadToaster().then(
        ({ default: Toaster }) => setLoaded({ Toaster }),
        () => undefined, // the next action tries again
      );
    };
    if (shownToast()) load();
    ACTIONS.forEach((action) => addEventListener(action, load));
    const unsubscribe = subscribeToToasts(load);
    return () => {
      ACTIONS.forEach((action) => removeEventListener(action, load));
      unsubscribe();
    };
  }, [loaded]);

  return loaded && <loaded.Toaster />;
};
