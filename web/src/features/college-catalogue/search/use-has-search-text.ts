import { useState } from 'react';

/** True from the first keystroke, while the search itself waits for a pause, so the intro makes way immediately. */
export const useHasSearchText = (search: string) => {
  const [typed, setTyped] = useState({ over: search, any: search !== '' });
  const any = typed.over === search ? typed.any : search !== '';

  const note = (text: string) => {
    const next = { over: search, any: text.trim() !== '' };
    setTyped((now) => (now.over === search && now.any === next.any ? now : next));
  };
  return [any, note] as const;
};
