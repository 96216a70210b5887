import { Search } from 'lucide-react';
import { Input } from '@/components/ui/forms/input';
import { useSearchText } from '@/lib/hooks/use-search-text';

const LONGEST = 200;
const WORDS = 'Search essays by title or type...';

type EssaySearchProps = { search: string; onSearch: (search: string) => void };

export const EssaySearch = ({ search, onSearch }: EssaySearchProps) => {
  const { text, type, send } = useSearchText(search, onSearch);

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
        onChange={({ target }) => type(target.value)}
      />
    </form>
  );
};
