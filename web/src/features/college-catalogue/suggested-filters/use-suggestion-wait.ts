import { useCallback, useEffect, useState } from 'react';

/** Longer than this the colleges do not wait for what is only an offer. */
const MAX_WAIT_MS = 1_500;

/** Whether the words that a page was opened with may still turn out to name a kind of college: it stands above the colleges. */
export const useSuggestionWait = (words: string) => {
  const [held, setHeld] = useState(words !== '');

  useEffect(() => {
    if (!held) return;
    const timer = setTimeout(() => setHeld(false), MAX_WAIT_MS);
    return () => clearTimeout(timer);
  }, [held]);

  return { held, release: useCallback(() => setHeld(false), []) };
};
