import { type ReactNode } from 'react';
import { type ApplicationRecord } from '@/api';
import { Badge } from '@/components/ui/basics/badge';
import { decisionTone, dayText, statusTone } from './portfolio-words';
import { Requirements } from './requirements';

const COLUMNS = ['College', 'Type', 'Status', 'Deadline', 'Decision', 'Requirements'];
const heading = 'px-4 py-2.5 text-left text-hint font-semibold text-muted-foreground md:px-5';
const cell = 'px-4 py-3 align-top md:px-5 max-md:grid max-md:grid-cols-[7rem_1fr] max-md:py-1';

/** On a phone each application stacks, with the name of the column before each cell. */
export const PortfolioTable = ({ applications }: { applications: readonly ApplicationRecord[] }) => (
  <div className="overflow-hidden rounded-lg border bg-card shadow-card">
    <table className="w-full max-md:block">
      <thead className="max-md:sr-only">
        <tr className="border-b">
          {COLUMNS.map((name) => (
            <th key={name} scope="col" className={heading}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block">
        {applications.map((application) => (
          <ApplicationRow key={application.id} application={application} />
        ))}
      </tbody>
    </table>
  </div>
);

const ApplicationRow = ({ application }: { application: ApplicationRecord }) => {
  const { college, applicationType, status, submissionDeadline, decisionResult } = application;
  return (
    <tr className="border-b last:border-0 max-md:block max-md:py-3">
      <th
        scope="row"
        className="px-4 py-3 text-left align-top font-semibold md:px-5 max-md:block max-md:py-1"
      >
        {college.name}
      </th>
      <Cell name="Type">{applicationType}</Cell>
      <Cell name="Status">
        <Badge tone={statusTone(status)}>{status}</Badge>
      </Cell>
      <Cell name="Deadline">
        <span className="tabular-nums">
          {submissionDeadline === null ? 'No deadline' : dayText(submissionDeadline)}
        </span>
      </Cell>
      <Cell name="Decision">
        {decisionResult === null ? (
          <span className="text-muted-foreground">None yet</span>
        ) : (
          <Badge tone={decisionTone(decisionResult)}>{decisionResult}</Badge>
        )}
      </Cell>
      <Cell name="Requirements">
        <Requirements application={application} />
      </Cell>
    </tr>
  );
};

const Cell = ({ name, children }: { name: string; children: ReactNode }) => (
  <td className={cell}>
    <span aria-hidden className="text-hint text-muted-foreground md:hidden">
      {name}
    </span>
    <div>{children}</div>
  </td>
);
