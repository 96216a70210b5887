import { Search } from 'lucide-react';
import { Input } from '@/components/ui/forms/input';
import { useSearchText } from '@/lib/hooks/use-search-text';

const LONGEST = 100;

type SearchBoxProps = {
  /** The current search text. */
  search: string;
  onSearch: (search: string) => void;
  /** Called on every keystroke. */
  onType: (text: string) => void;
};

export const SearchBox = ({ search, onSearch, onType }: SearchBoxProps) => {
  const { text, type, send } = useSearchText(search, onSearch);

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
        onChange={({ target }) => {
          onType(target.value);
          type(target.value);
        }}
      />
    </form>
  );
};
