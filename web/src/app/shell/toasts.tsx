import { lazy, Suspense, useEffect, useState } from 'react';

/** Settles when a toast can be seen, or never could. */
export const loadToaster = () => import('@/components/ui/toaster');

const Toaster = lazy(loadToaster);

/** Fetched once the first page stands: no toast is shown before somebody has done something. */
export const Toasts = () => {
  const [settled, setSettled] = useState(false);
  useEffect(() => setSettled(true), []);

  return <Suspense>{settled && <Toaster />}</Suspense>;
};
