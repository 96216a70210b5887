import { useState } from 'react';

/**
 * Whether words stand in the search box: known with the first letter, while the search waits for the last. What makes way for
 * results goes under the finger that types, not a moment later.
 */
export const useHasSearchText = (search: string) => {
  const [typed, setTyped] = useState({ over: search, any: search !== '' });
  const any = typed.over === search ? typed.any : search !== '';

  const note = (text: string) => {
    const next = { over: search, any: text.trim() !== '' };
    setTyped((now) => (now.over === search && now.any === next.any ? now : next));
  };
  return [any, note] as const;
};
