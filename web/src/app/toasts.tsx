import { lazy, Suspense, useEffect, useState } from 'react';

const Toaster = lazy(() => import('@/components/ui/toaster'));

/** Fetched once the first page stands: no toast is shown before somebody has done something. */
export const Toasts = () => {
  const [settled, setSettled] = useState(false);
  useEffect(() => setSettled(true), []);

  return <Suspense>{settled && <Toaster />}</Suspense>;
};
