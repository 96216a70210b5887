import { useCallback, useEffect, useState } from 'react';

/** The longest the colleges wait for a suggestion. */
const MAX_WAIT_MS = 1_500;

/** Holds the colleges back while the suggestion above them is still loading, so they don't jump. */
export const useSuggestionWait = (words: string) => {
  const [held, setHeld] = useState(words !== '');

  useEffect(() => {
    if (!held) return;
    const timer = setTimeout(() => setHeld(false), MAX_WAIT_MS);
    return () => clearTimeout(timer);
  }, [held]);

  return { held, release: useCallback(() => setHeld(false), []) };
};
