import { useEffect, useRef, useState } from 'react';

const PAUSE_MS = 300;

/** What is typed into a search box: sent after a pause in typing; follows a change made elsewhere (Clear filters, Back). */
export const useSearchText = (search: string, onSearch: (search: string) => void) => {
  const [text, setText] = useState(search);
  const [sent, setSent] = useState(search);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);

  if (search !== sent) {
    setSent(search);
    if (search !== text.trim()) setText(search);
  }
  useEffect(() => () => clearTimeout(pause.current), []);

  const send = (next: string) => {
    clearTimeout(pause.current);
    if (next.trim() !== search) onSearch(next.trim());
  };
  // What was chosen or opened during the pause must stay in the address.
  const latest = useRef(send);
  useEffect(() => {
    latest.current = send;
  });

  const type = (next: string) => {
    setText(next);
    clearTimeout(pause.current);
    pause.current = setTimeout(() => latest.current(next), PAUSE_MS);
  };

  return { text, type, send };
};
