import { ChevronRight, SlidersHorizontal } from 'lucide-react';
import { count } from '@/lib/words/figures';
import { NO_FILTERS } from '../filters/filters';
import { useChips } from '../filters/use-chips';
import { RESULTS } from '../results/results-place';
import { type TextReadingProps } from './text-reading';
import { withReading } from './use-shown-filters';

/** Offers filters when the search text is a name and also a kind of college: "california", "hbcu". */
export const FilterOffer = ({ reading, onChange }: TextReadingProps) => {
  const change = withReading(reading);
  const chips = useChips({ ...NO_FILTERS, ...change });
  if (reading.total === 0 || chips.length === 0) return null;

  return (
    <button
      type="button"
      className="flex min-h-15.5 w-full items-center gap-3 rounded-lg border bg-card px-4 py-2.5 text-left shadow-card transition-colors hover:bg-accent"
      onClick={() => {
        onChange(change);
        document.getElementById(RESULTS)?.focus({ preventScroll: true });
      }}
    >
      <SlidersHorizontal aria-hidden className="size-[1.15em] shrink-0 text-muted-foreground" />
      <span className="min-w-0 flex-1">
        <span className="block text-hint text-muted-foreground">Use filters instead:</span>{' '}
        <span className="font-semibold">{chips.map(({ words }) => words).join(' · ')}</span>
      </span>{' '}
      <span className="shrink-0 text-hint tabular-nums">
        {`${count(reading.total)} ${reading.total === 1 ? 'college' : 'colleges'}`}
      </span>
      <ChevronRight aria-hidden className="size-[1.15em] shrink-0 text-muted-foreground" />
    </button>
  );
};
