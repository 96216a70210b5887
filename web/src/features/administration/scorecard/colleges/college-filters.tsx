import { Search } from 'lucide-react';
import { Button } from '@/components/ui/basics/button';
import { Input } from '@/components/ui/forms/input';
import { Combobox } from '@/components/ui/select/combobox';
import { useSearchText } from '@/lib/hooks/use-search-text';
import { count } from '@/lib/words/figures';
import { US_PLACES } from '@/lib/words/us-states';

const LONGEST_SEARCH = 100;

const states = Object.entries(US_PLACES).map(([value, label]) => ({ value, label }));

type CollegeFiltersProps = {
  search: string;
  state: string;
  total: number | undefined;
  onSearch: (text: string) => void;
  onState: (state: string) => void;
  onImportProfiles: () => void;
};

export const CollegeFilters = ({
  search,
  state,
  total,
  onSearch,
  onState,
  onImportProfiles,
}: CollegeFiltersProps) => {
  const { text, type, send } = useSearchText(search, onSearch);

  return (
    <search className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b px-4 py-3 md:px-5">
      <div className="relative w-full max-w-95">
        <Search
          aria-hidden
          className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-muted-foreground"
        />
        <Input
          type="search"
          className="pl-9"
          aria-label="Search colleges"
          placeholder="Search colleges"
          maxLength={LONGEST_SEARCH}
          value={text}
          onChange={({ target }) => type(target.value)}
          onKeyDown={({ key }) => {
            if (key === 'Enter') send(text);
          }}
        />
      </div>
      <Combobox
        className="w-56 max-sm:w-full"
        aria-label="State"
        options={states}
        value={state}
        onValueChange={onState}
        placeholder="Any state"
        searchPlaceholder="Search states"
        emptyText="No states match that."
        clearLabel="Any state"
      />
      <p role="status" className="ml-auto text-hint text-muted-foreground tabular-nums">
        {total !== undefined && `${count(total)} ${total === 1 ? 'open college' : 'open colleges'}`}
      </p>
      <Button variant="outline" size="sm" onClick={onImportProfiles}>
        Import profiles
      </Button>
    </search>
  );
};
