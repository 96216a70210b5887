import { lazy, Suspense, useEffect, useState } from 'react';

export const loadToaster = () => import('@/components/ui/toasts/toaster');

const Toaster = lazy(loadToaster);

/** Loaded after the first page, because toasts appear only after a user action. */
export const Toasts = () => {
  const [mounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);

  return <Suspense>{mounted && <Toaster />}</Suspense>;
};
