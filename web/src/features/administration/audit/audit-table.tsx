import { Link } from 'react-router-dom';
import { type AuditLogEntry, type PersonInLog } from '@/api';
import { detailText, kindName, momentOf } from './audit-words';

const heading = 'px-4 py-2.5 text-left text-hint font-semibold text-muted-foreground md:px-5';
const cell = 'px-4 py-3 align-top md:px-5 max-md:w-full max-md:py-0.5';

/** On a phone each row stacks. */
export const AuditTable = ({ entries }: { entries: readonly AuditLogEntry[] }) => (
  <table className="w-full text-hint max-md:block">
    <thead className="max-md:sr-only">
      <tr className="border-b">
        {['Time', 'What happened', 'Who', 'Whose account', 'Details'].map((name) => (
          <th key={name} scope="col" className={heading}>
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody className="max-md:block">
      {entries.map((entry) => (
        <AuditRow key={entry.id} entry={entry} />
      ))}
    </tbody>
  </table>
);

const AuditRow = ({ entry }: { entry: AuditLogEntry }) => (
  <tr className="border-b last:border-0 max-md:flex max-md:flex-wrap max-md:py-3">
    <td className={`${cell} whitespace-nowrap text-muted-foreground tabular-nums`}>
      <time dateTime={entry.happenedAt}>{momentOf(entry.happenedAt)}</time>
    </td>
    <td className={`${cell} font-semibold`}>{kindName(entry.kind)}</td>
    <td className={cell}>
      <Person label="Who" person={entry.who} unknown="Unknown" />
    </td>
    <td className={cell}>
      <Person label="Whose account" person={entry.whom} unknown="No account" />
    </td>
    <td className={`${cell} break-words text-muted-foreground`}>{detailText(entry.detail)}</td>
  </tr>
);

type PersonProps = { label: string; person: PersonInLog | null; unknown: string };

const Person = ({ label, person, unknown }: PersonProps) => (
  <>
    <span className="text-muted-foreground md:hidden">{label}: </span>
    {person?.email ? (
      <Link to={`/admin/user/${person.id}`} className="break-all underline underline-offset-2">
        {person.email}
      </Link>
    ) : (
      <span className="text-muted-foreground">{unknown}</span>
    )}
  </>
);
