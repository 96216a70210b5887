import { ArrowDown, ArrowUp } from 'lucide-react';
import { Link } from 'react-router-dom';
import { type Application } from '@/api';
import { cn } from '@/lib/cn';
import { MoveMenu } from '../move/move-menu';
import { doneOf } from '../shared/checklist-done';
import { ApplicationStatusBadge } from '../shared/status-badge';
import { roundWords } from '../shared/status-words';
import { When } from '../shared/when';
import { nextOrder, type Order, type Sort } from './table-order';

const COLUMNS: readonly { heading: string; sort?: Sort }[] = [
  { heading: 'College', sort: 'college' },
  { heading: 'Round', sort: 'round' },
  { heading: 'Deadline', sort: 'deadline' },
  { heading: 'Checklist' },
  { heading: 'Status', sort: 'status' },
];

type ApplicationsTableProps = {
  applications: readonly Application[];
  order: Order;
  onOrder: (order: Order) => void;
};

export const ApplicationsTable = ({ applications, order, onOrder }: ApplicationsTableProps) => (
  <div className="overflow-hidden rounded-lg border bg-card shadow-card print:rounded-none print:border-0 print:shadow-none">
    <table className="w-full">
      <caption className="sr-only">Your applications</caption>
      <thead>
        <tr>
          {COLUMNS.map(({ heading, sort }) => (
            <th
              key={heading}
              scope="col"
              aria-sort={sort === order.sort ? (order.descending ? 'descending' : 'ascending') : undefined}
              className="px-2.5 py-1.5 text-left text-small font-semibold text-muted-foreground first:pl-5 lg:px-4"
            >
              {sort ? (
                <SortButton
                  heading={heading}
                  state={sort === order.sort ? order : null}
                  onSort={() => onOrder(nextOrder(order, sort))}
                />
              ) : (
                heading
              )}
            </th>
          ))}
          <td className="print:hidden" />
        </tr>
      </thead>
      <tbody>
        {applications.map((application) => (
          <Row key={application.id} application={application} />
        ))}
      </tbody>
    </table>
  </div>
);

type SortButtonProps = { heading: string; state: Order | null; onSort: () => void };

const SortButton = ({ heading, state, onSort }: SortButtonProps) => {
  const Arrow = state?.descending ? ArrowDown : ArrowUp;
  return (
    <button
      type="button"
      onClick={onSort}
      className={cn(
        'inline-flex min-h-8 items-center gap-1 rounded-sm hover:text-foreground',
        state && 'text-foreground',
      )}
    >
      {heading}
      <Arrow aria-hidden className={cn('size-[1em] print:hidden', !state && 'invisible')} />
    </button>
  );
};

const cell = 'px-2.5 py-3 align-top lg:px-4 print:py-1.5';

const Row = ({ application }: { application: Application }) => {
  const { id, college, checklist } = application;
  return (
    <tr className="border-t break-inside-avoid">
      <th scope="row" className={cn(cell, 'pl-5 text-left font-normal lg:pl-5')}>
        <Link to={`/applications/${id}`} className="font-semibold hover:underline">
          {college.shortName}
        </Link>
        <span className="block text-small text-muted-foreground">{college.location}</span>
      </th>
      <td className={cell}>
        {roundWords(application)}
        {application.applicationPlatform !== null && (
          <span className="block text-small text-muted-foreground">{application.applicationPlatform}</span>
        )}
      </td>
      <td className={cell}>
        <When {...application} />
      </td>
      <td className={cn(cell, 'whitespace-nowrap tabular-nums')}>
        {checklist.length === 0 ? 'Nothing listed' : doneOf(checklist).words}
      </td>
      <td className={cell}>
        <ApplicationStatusBadge {...application} />
      </td>
      <td className={cn(cell, 'pr-5 text-right lg:pr-5 print:hidden')}>
        <MoveMenu application={application} />
      </td>
    </tr>
  );
};
