import { cn } from '@/lib/cn';
import { type Shelf, SHELVES } from './row-filters';

type ShelfFilterProps = { shelf: Shelf; onShelf: (shelf: Shelf) => void };

/** One of four, pressed in; two by two where a row has no room. */
export const ShelfFilter = ({ shelf, onShelf }: ShelfFilterProps) => (
  <div
    role="group"
    aria-label="Filter colleges"
    className="grid grid-cols-2 gap-0.5 rounded-[11px] bg-sunken p-0.75 max-md:w-full md:inline-flex"
  >
    {SHELVES.map(({ shelf: each, label }) => (
      <button
        key={each}
        type="button"
        aria-pressed={each === shelf}
        data-state={each === shelf ? 'on' : 'off'} // what forced colours go by
        onClick={() => onShelf(each)}
        className={cn(
          'min-h-8 rounded-[8px] px-3 text-hint font-[550] whitespace-nowrap text-muted-foreground transition-colors hover:text-foreground pointer-coarse:min-h-11',
          'aria-pressed:bg-card aria-pressed:font-semibold aria-pressed:text-foreground aria-pressed:shadow-card dark:aria-pressed:bg-accent',
        )}
      >
        {label}
      </button>
    ))}
  </div>
);
