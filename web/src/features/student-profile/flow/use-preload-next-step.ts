import { useEffect } from 'react';

/** The code of the step after this one is fetched, in silence, once the student begins with this one. */
export const usePreloadNextStep = (next: { prepare: () => Promise<unknown> } | undefined) => {
  useEffect(() => {
    if (!next) return;
    const prepare = () => void next.prepare().catch(() => undefined);
    addEventListener('focusin', prepare, { once: true });
    return () => removeEventListener('focusin', prepare);
  }, [next]);
};
