import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Input } from '@/components/ui/forms/input';

const PAUSE_MS = 300;
const LONGEST = 200;
const WORDS = 'Search essays by title or type...';

type EssaySearchProps = { search: string; onSearch: (search: string) => void };

/** Searches after a pause in typing, and follows a change made elsewhere (Clear filters, Back). */
export const EssaySearch = ({ search, onSearch }: EssaySearchProps) => {
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
  // A filter chosen during the pause must stay in the address.
  const latest = useRef(send);
  useEffect(() => {
    latest.current = send;
  });

  return (
    <form
      role="search"
      className="relative min-w-0 flex-1 basis-72"
      onSubmit={(event) => {
        event.preventDefault();
        send(text);
      }}
    >
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-3.5 size-[1.1em] -translate-y-1/2 text-muted-foreground"
      />
      <Input
        type="search"
        aria-label="Search essays by title or type"
        placeholder={WORDS}
        enterKeyHint="search"
        autoComplete="off"
        maxLength={LONGEST}
        className="pl-10"
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          clearTimeout(pause.current);
          pause.current = setTimeout(() => latest.current(target.value), PAUSE_MS);
        }}
      />
    </form>
  );
};
