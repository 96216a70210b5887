import { type ReactNode } from 'react';
import { acceptanceWords } from '@/lib/words/acceptance-rate';
import { YearPriceCell, YearPriceHeading } from '../../price/year-price';
import { CollegeName } from './college-name';
import { type CollegeRowsProps } from './college-table';
import { gpaWords, matchWords } from './row-words';
import { StatusBadge } from '../../applications/shared/status-badge';

/** The same rows on a narrow screen: name and status first, then labeled figures. */
export const CollegeStack = ({ rows, onOpen }: CollegeRowsProps) => (
  <ul className="divide-y">
    {rows.map((row) => (
      <li key={row.college.id} className="grid gap-2.5 px-4 py-3.5">
        <div className="flex items-start justify-between gap-3">
          <div className="min-w-0">
            <CollegeName row={row} onOpen={() => onOpen(row.college.id)} />
          </div>
          <StatusBadge status={row.status} />
        </div>
        <dl className="grid grid-cols-2 gap-x-5 gap-y-2">
          <Figure label="Match %">{matchWords(row.matchPercentage)}</Figure>
          <Figure label="Acceptance Rate">{acceptanceWords(row.college)}</Figure>
          <Figure label="Avg. GPA">{gpaWords(row.college.averageGPA)}</Figure>
          <Figure label={<YearPriceHeading />} className="col-span-2">
            <YearPriceCell college={row.college} />
          </Figure>
        </dl>
      </li>
    ))}
  </ul>
);

type FigureProps = { label: ReactNode; className?: string; children: ReactNode };

const Figure = ({ label, className, children }: FigureProps) => (
  <div className={className}>
    <dt className="text-micro text-muted-foreground">{label}</dt>
    <dd className="tabular-nums">{children}</dd>
  </div>
);
