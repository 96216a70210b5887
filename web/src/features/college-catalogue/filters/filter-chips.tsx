import { X } from 'lucide-react';
import { useRef } from 'react';
import { type Chip } from './filter-chip-words';
import { RESULTS } from '../results/results-place';
import { type ChangeFilters } from './use-filters';

type FilterChipsProps = { chips: readonly Chip[]; onChange: ChangeFilters; onClear: () => void };

/** After a removal, focus stays in the row or moves to the results. */
export const FilterChips = ({ chips, onChange, onClear }: FilterChipsProps) => {
  const row = useRef<HTMLUListElement>(null);

  const remove = (chip: Chip, at: number) => {
    onChange(chip.without);
    const buttons = row.current?.querySelectorAll('button') ?? [];
    const next = chips.length > 1 ? buttons[at + 1 < chips.length ? at + 1 : at - 1] : undefined;
    (next ?? document.getElementById(RESULTS))?.focus({ preventScroll: true });
  };

  return (
    <ul ref={row} aria-label="Active filters" className="flex flex-wrap items-center gap-2">
      {chips.map((chip, at) => (
        <li key={chip.filter + chip.words}>
          <button
            type="button"
            aria-label={`Remove filter: ${chip.words}`}
            onClick={() => remove(chip, at)}
            className="inline-flex min-h-8 items-center gap-1.5 rounded-full bg-secondary py-1 pr-2.5 pl-3.5 text-left text-hint font-semibold text-secondary-foreground transition-colors hover:bg-accent pointer-coarse:min-h-11"
          >
            {chip.words}
            <X aria-hidden className="size-[1.1em] shrink-0" />
          </button>
        </li>
      ))}
      <li>
        <button
          type="button"
          className="link inline-flex min-h-8 items-center px-1.5 text-hint pointer-coarse:min-h-11"
          onClick={() => {
            onClear();
            document.getElementById(RESULTS)?.focus({ preventScroll: true });
          }}
        >
          Clear All Filters
        </button>
      </li>
    </ul>
  );
};
