import {
  defaultRangeExtractor,
  useWindowVirtualizer,
  type VirtualItem,
  windowScroll,
} from '@tanstack/react-virtual';
import { memo, type ReactNode, useEffect, useRef, useState } from 'react';
import { type College } from '@/api';
import { GAP, useColumns } from './use-columns';

// Typical row height, in pixels.
const ROW_PX = 444;
const SPARE_ROWS = 1;

// Reused by the next grid: after Back, rows have their old heights and the page its old position.
let measuredRows: VirtualItem[] = [];

type Draw = (college: College) => ReactNode;

type CollegeGridProps = {
  /** Identifies the search; rows of another search mount again. */
  of: string;
  colleges: readonly College[];
  card: Draw;
};

/** Renders only rows near the viewport, plus the focused one. */
export const CollegeGrid = ({ of, colleges, card }: CollegeGridProps) => {
  const grid = useRef<HTMLDivElement>(null);
  const { columns, top } = useColumns(grid, of);
  const [focused, setFocused] = useState<number | null>(null);
  const rows = useWindowVirtualizer({
    count: Math.ceil(colleges.length / columns),
    estimateSize: () => ROW_PX,
    gap: GAP,
    overscan: SPARE_ROWS,
    scrollMargin: top,
    initialMeasurementsCache: measuredRows,
    // Allows small corrections for taller rows; the router restores the scroll position.
    scrollToFn: (offset, options, instance) => {
      if (options.adjustments !== undefined) windowScroll(offset, options, instance);
    },
    getItemKey: (row) => `${columns}-${colleges[row * columns]?.id ?? row}`,
    rangeExtractor: (range) => {
      const inSight = defaultRangeExtractor(range);
      const outOfSight = focused !== null && focused < range.count && !inSight.includes(focused);
      return outOfSight ? [...inSight, focused].toSorted((a, b) => a - b) : inSight;
    },
  });
  useEffect(
    () => () => {
      measuredRows = rows.takeSnapshot().filter(({ size }) => size > 0);
    },
    [rows],
  );

  return (
    <div
      key={of}
      ref={grid}
      role="list"
      aria-label="Colleges"
      className="relative"
      style={{ height: rows.getTotalSize() }}
      onBlur={() => setFocused(null)}
    >
      {rows.getVirtualItems().map((row) => (
        <div
          key={row.key}
          ref={rows.measureElement}
          data-index={row.index}
          role="presentation"
          className="absolute inset-x-0 top-0 grid"
          style={{
            gap: GAP,
            gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
            transform: `translateY(${row.start - top}px)`,
          }}
          onFocus={() => setFocused(row.index)}
        >
          {colleges.slice(row.index * columns, (row.index + 1) * columns).map((college, at) => (
            <div
              key={college.id}
              role="listitem"
              aria-setsize={-1}
              aria-posinset={row.index * columns + at + 1}
            >
              <Drawn college={college} card={card} />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
};

/** Memoized: rows that stay visible don't re-render. */
const Drawn = memo(({ college, card }: { college: College; card: Draw }) => card(college));
