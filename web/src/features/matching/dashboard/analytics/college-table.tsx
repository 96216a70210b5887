import { type ReactNode } from 'react';
import { acceptanceWords } from '@/lib/words/acceptance-rate';
import { cn } from '@/lib/cn';
import { YearPriceCell, YearPriceHeading } from '../../price/year-price';
import { CollegeName } from './college-name';
import { type CollegeRow } from './college-rows';
import { gpaWords, matchWords } from './row-words';
import { StatusBadge } from '../../applications/shared/status-badge';

const COLUMNS = [
  { id: 'college', heading: 'College', figures: false },
  { id: 'match', heading: 'Match %', figures: true },
  { id: 'rate', heading: 'Acceptance Rate', figures: true },
  { id: 'gpa', heading: 'Avg. GPA', figures: true },
  { id: 'price', heading: <YearPriceHeading />, figures: true },
  { id: 'status', heading: 'Status', figures: false },
];

export type CollegeRowsProps = { rows: readonly CollegeRow[]; onOpen: (collegeId: number) => void };

export const CollegeTable = ({ rows, onOpen }: CollegeRowsProps) => (
  <table className="w-full">
    <caption className="sr-only">Colleges: applications first, then your list, then by match</caption>
    <thead>
      <tr>
        {COLUMNS.map(({ id, heading, figures }) => (
          <th
            key={id}
            scope="col"
            className={cn(
              'px-2.5 py-2.5 text-small font-semibold text-muted-foreground first:pl-5 last:pr-5 lg:px-4',
              figures ? 'text-right' : 'text-left',
            )}
          >
            {heading}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr key={row.college.id} className="border-t transition-colors hover:bg-accent">
          <th scope="row" className="py-3 pr-2.5 pl-5 text-left font-normal">
            <CollegeName row={row} onOpen={() => onOpen(row.college.id)} />
          </th>
          <Figure>{matchWords(row.matchPercentage)}</Figure>
          <Figure>{acceptanceWords(row.college)}</Figure>
          <Figure>{gpaWords(row.college.averageGPA)}</Figure>
          <Figure>
            <YearPriceCell college={row.college} />
          </Figure>
          <td className="py-3 pr-5 pl-2.5 lg:pl-4">
            <StatusBadge status={row.status} />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

const Figure = ({ children }: { children: ReactNode }) => (
  <td className="px-2.5 py-3 text-right tabular-nums lg:px-4">{children}</td>
);
