import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '@/components/ui/basics/button';
import { cn } from '@/lib/cn';
import { emptyInWords, type Gaps, isReady } from './gaps';
import { MoveButton } from './move-button';

export type RowWork = {
  place: number;
  of: number;
  onMove: (by: 1 | -1) => void;
  onLeaveOff: () => void;
};

type RowFrameProps = { name: string; gaps: Gaps; summary: string; work: RowWork; children: ReactNode };

/** A row of the sheet: its place and what is missing, with its fields below when opened. */
export const RowFrame = ({ name, gaps, summary, work, children }: RowFrameProps) => {
  const { place, of, onMove, onLeaveOff } = work;
  const [open, setOpen] = useState(false);
  const id = useId();

  return (
    <div role="group" aria-labelledby={`${id}-name`} className="min-w-0 rounded-[12px] border">
      <div className="grid gap-x-4 gap-y-2 px-4 py-4 md:grid-cols-[minmax(0,1fr)_auto] md:px-5">
        <div className="flex min-w-0 gap-3">
          <span
            aria-hidden
            className="w-[1.5em] shrink-0 text-right text-title text-muted-foreground tabular-nums"
          >
            {place}.
          </span>
          <div className="grid min-w-0 gap-1">
            <h3 id={`${id}-name`} dir="auto" className="font-sans text-title tracking-normal wrap-anywhere">
              {name}
            </h3>
            {summary !== '' && (
              <p dir="auto" className="line-clamp-2 text-hint wrap-anywhere text-muted-foreground">
                {summary}
              </p>
            )}
            {gaps.over.map((sentence) => (
              <p key={sentence} className="text-hint font-semibold text-reach-text">
                {sentence}.
              </p>
            ))}
            <p className="text-hint empty:hidden">{isReady(gaps) ? 'Ready to copy' : emptyInWords(gaps)}</p>
          </div>
        </div>
        <div className="-ml-2 flex flex-wrap items-start gap-1 md:-mt-1 md:-mr-2 md:ml-0">
          <MoveButton name={name} by={-1} place={place} off={place === 1} onMove={onMove} />
          <MoveButton name={name} by={1} place={place} off={place === of} onMove={onMove} />
          <Button
            variant="ghost"
            size="sm"
            aria-expanded={open}
            aria-controls={`${id}-fields`}
            icon={<ChevronDown aria-hidden className={cn('size-[1em]', open && 'rotate-180')} />}
            onClick={() => setOpen(!open)}
          >
            {open ? 'Close' : 'Open'} <span className="sr-only">{name}</span>
          </Button>
        </div>
      </div>
      <div id={`${id}-fields`} hidden={!open} className="border-t px-4 py-5 md:px-5">
        {open && (
          <div className="grid gap-6">
            {children}
            <div className="flex justify-end border-t pt-3">
              <Button variant="ghost" size="sm" onClick={onLeaveOff}>
                Leave off the sheet <span className="sr-only">{name}</span>
              </Button>
            </div>
          </div>
        )}
      </div>
    </div>
  );
};
