import {
  defaultRangeExtractor,
  useWindowVirtualizer,
  type VirtualItem,
  windowScroll,
} from '@tanstack/react-virtual';
import { memo, type ReactNode, useEffect, useRef, useState } from 'react';
import { type College } from '@/api';
import { GAP, useColumns } from './use-columns';

// Close to what most rows measure.
const ROW_PX = 444;
const SPARE_ROWS = 1;

// Kept for the grid opened next: with Back, rows have the heights they had, and the page its old place.
let measuredRows: VirtualItem[] = [];

type Draw = (college: College) => ReactNode;

type CollegeGridProps = {
  /** Which search found them. What another one found is drawn anew, and none of it moves about the page. */
  of: string;
  colleges: readonly College[];
  card: Draw;
};

/** Only the rows near the window are drawn, however many colleges there are, and the one that holds the focus. */
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
    // It may make up for rows that turned out taller, but where a page opens is the router's to say.
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

/** Rows come and go as the page scrolls; those that stay are not drawn again. */
const Drawn = memo(({ college, card }: { college: College; card: Draw }) => card(college));
