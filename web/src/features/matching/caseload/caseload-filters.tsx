import { Check, Search } from 'lucide-react';
import { type Caseload } from '@/api';
import { Input } from '@/components/ui/forms/input';
import { useSearchText } from '@/lib/hooks/use-search-text';
import { type CaseloadFilter } from './use-caseload';
import { type Words } from './words';

const LONGEST = 100;

type CaseloadFiltersProps = {
  search: string;
  filter: CaseloadFilter | undefined;
  counts: Caseload['counts'];
  words: Words;
  onChange: (changed: { search?: string; filter?: string }) => void;
};

export const CaseloadFilters = ({ search, filter, counts, words, onChange }: CaseloadFiltersProps) => {
  const { text, type, send } = useSearchText(search, (next) => onChange({ search: next }));
  const options = [
    { value: '', label: words.all(counts.all) },
    { value: 'due-soon', label: words.dueSoon(counts['due-soon']) },
    { value: 'stalled', label: words.stalled(counts.stalled) },
    { value: 'no-application', label: words.noApplication(counts['no-application']) },
  ];

  return (
    <div className="grid gap-3 px-4 md:px-5">
      <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
        <form
          role="search"
          className="relative w-full md:w-64"
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
            aria-label={words.search}
            placeholder={words.search}
            enterKeyHint="search"
            autoComplete="off"
            maxLength={LONGEST}
            className="pl-10"
            value={text}
            onChange={({ target }) => type(target.value)}
          />
        </form>
        <div role="group" aria-label={words.show} className="flex flex-wrap gap-2">
          {options.map(({ value, label }) => (
            <FilterChip
              key={value}
              label={label}
              isOn={value === (filter ?? '')}
              onPress={() => onChange({ filter: value })}
            />
          ))}
        </div>
      </div>
      <p className="max-w-[60em] text-hint text-pretty text-muted-foreground">{words.aboutStalled}</p>
    </div>
  );
};

type FilterChipProps = { label: string; isOn: boolean; onPress: () => void };

const FilterChip = ({ label, isOn, onPress }: FilterChipProps) => (
  <button
    type="button"
    aria-pressed={isOn}
    className="inline-flex min-h-9 items-center gap-1.5 rounded-full border border-outline bg-card px-3.5 text-hint font-[550] tabular-nums transition-colors hover:bg-accent aria-pressed:border-primary aria-pressed:bg-secondary aria-pressed:text-secondary-foreground pointer-coarse:min-h-11"
    onClick={onPress}
  >
    {isOn && <Check aria-hidden className="size-[1em]" />}
    {label}
  </button>
);
