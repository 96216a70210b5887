import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Input } from '@/components/ui/forms/input';

const PAUSE_MS = 300;
const LONGEST = 100;

type SearchBoxProps = {
  /** The current search text. */
  search: string;
  onSearch: (search: string) => void;
  /** Called on every keystroke. */
  onType: (text: string) => void;
};

/** Searches after a pause in typing; follows changes made elsewhere (Clear All Filters, Back). */
export const SearchBox = ({ search, onSearch, onType }: SearchBoxProps) => {
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
  // A college opened or a filter chosen during the pause must stay in the URL.
  const latest = useRef(send);
  useEffect(() => {
    latest.current = send;
  });
  const type = (next: string) => {
    setText(next);
    onType(next);
    clearTimeout(pause.current);
    pause.current = setTimeout(() => latest.current(next), PAUSE_MS);
  };

  return (
    <form
      role="search"
      className="relative min-w-0 flex-1"
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
        aria-label="Search colleges by name"
        placeholder="Search colleges by name"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={LONGEST}
        className="pl-10"
        value={text}
        onChange={(event) => type(event.target.value)}
      />
    </form>
  );
};
