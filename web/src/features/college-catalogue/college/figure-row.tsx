import { type ReactNode } from 'react';
import { type CollegeDetail } from '@/api';
import { count, dollars, figure, percent, yearsIn } from '@/lib/words/figures';

type Figure = CollegeDetail['figures'][string];

const inUnit: Record<Figure['unit'], (value: number) => string> = {
  share: (value) => percent(value),
  score: count,
  count,
  dollars,
  years: (value) => `${count(value)} years`,
  ratio: (value) => `${count(value)} to 1`,
};

/** Shows the reason when there is no value. */
export const FigureRow = ({ label, figure: known }: { label: string; figure: Figure | undefined }) =>
  known && (
    <FactRow label={label} note={yearsIn(known.describes)}>
      <span className="whitespace-nowrap">
        {figure(
          known.value,
          inUnit[known.unit],
          known.missing === 'not-reported' ? undefined : (known.missing ?? undefined),
        )}
      </span>
    </FactRow>
  );

export const FactRow = ({ label, note, children }: { label: string; note?: string; children: ReactNode }) => (
  <div className="flex items-start justify-between gap-4 py-2">
    <dt>
      {label}
      {note !== undefined && <span className="block text-small text-muted-foreground">{note}</span>}
    </dt>
    <dd className="max-w-[60%] text-right font-semibold tabular-nums">{children}</dd>
  </div>
);

export const Facts = ({ children }: { children: ReactNode }) => <dl className="grid divide-y">{children}</dl>;

/** In two columns where there is room. */
export const FactColumns = ({ children }: { children: ReactNode }) => (
  <dl className="grid gap-x-10 md:grid-cols-2 [&>div]:border-t">{children}</dl>
);
