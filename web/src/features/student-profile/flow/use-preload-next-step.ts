import { useEffect } from 'react';

/** Preloads the next step's code once the student starts this one. */
export const usePreloadNextStep = (next: { prepare: () => Promise<unknown> } | undefined) => {
  useEffect(() => {
    if (!next) return;
    const prepare = () => void next.prepare().catch(() => undefined);
    addEventListener('focusin', prepare, { once: true });
    return () => removeEventListener('focusin', prepare);
  }, [next]);
};
