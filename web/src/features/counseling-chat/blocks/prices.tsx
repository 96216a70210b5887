import { aboutDollars, dollars } from '@/lib/words/figures';
import { type PriceRow } from './block-types';
import { BlockRow, BlockRows, CollegeLink } from './block-rows';

type PricesProps = { rows: readonly PriceRow[]; linkTo: (collegeId: number) => string };

export const Prices = ({ rows, linkTo }: PricesProps) => (
  <BlockRows>
    {rows.map((row) => (
      <BlockRow key={row.collegeId}>
        <CollegeLink name={row.name} to={linkTo(row.collegeId)} />
        <div aria-hidden className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span>
            <span className="font-display text-title font-[650] tabular-nums">{yearly(row.amount)}</span>{' '}
            <span className="text-muted-foreground">{row.words}</span>
          </span>
          {row.fullPrice !== null && (
            <span className="text-small text-muted-foreground tabular-nums">
              Full price {dollars(row.fullPrice)}
            </span>
          )}
        </div>
      </BlockRow>
    ))}
  </BlockRows>
);

const yearly = (amount: number | null) => {
  if (amount === null) return 'Not reported';
  return amount < 0 ? 'Aid covers everything' : `${aboutDollars(amount)} a year`;
};
