import { lazy, Suspense, useEffect, useState } from 'react';
import { shownToast, subscribeToToasts } from '@/components/ui/toasts/toast-store';

export const loadToaster = () => import('@/components/ui/toasts/toaster');

const Toaster = lazy(loadToaster);

/** Loads with the first press of a button or key: nearly every message follows one. */
export const Toasts = () => {
  const [wanted, setWanted] = useState(false);

  useEffect(() => {
    const want = () => setWanted(true);
    if (shownToast()) want();
    addEventListener('pointerdown', want, { once: true });
    addEventListener('keydown', want, { once: true });
    const unsubscribe = subscribeToToasts(want);
    return () => {
      removeEventListener('pointerdown', want);
      removeEventListener('keydown', want);
      unsubscribe();
    };
  }, []);

  return <Suspense>{wanted && <Toaster />}</Suspense>;
};
