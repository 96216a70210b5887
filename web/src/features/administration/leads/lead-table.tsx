import { Link } from 'react-router-dom';
import { type AdminLead } from '@/api';
import { Badge } from '@/components/ui/basics/badge';
import { dayOf } from '../users/user-words';
import { partsText, servicesText, STAGE_NAMES, TIER_NAMES } from './lead-words';
import { type LeadSort } from './use-leads';

const heading = 'px-4 py-2.5 text-left text-hint font-semibold text-muted-foreground md:px-5';
const cell = 'px-4 py-3 align-top md:px-5 max-md:block max-md:py-0.5';

type LeadTableProps = { leads: readonly AdminLead[]; sort: LeadSort; onSort: (sort: LeadSort) => void };

/** On a phone each row stacks. */
export const LeadTable = ({ leads, sort, onSort }: LeadTableProps) => (
  <table className="w-full max-md:block">
    <thead className="max-md:block">
      <tr className="border-b max-md:flex">
        <th scope="col" className={`${heading} max-md:sr-only`}>
          Student
        </th>
        <SortHeading name="Score" value="score" sort={sort} onSort={onSort} />
        <th scope="col" className={`${heading} max-md:sr-only`}>
          Stage
        </th>
        <th scope="col" className={`${heading} max-md:sr-only`}>
          Asked for
        </th>
        <SortHeading name="Scored" value="newest" sort={sort} onSort={onSort} />
      </tr>
    </thead>
    <tbody className="max-md:block">
      {leads.map((lead) => (
        <LeadRow key={lead.studentId} lead={lead} />
      ))}
    </tbody>
  </table>
);

type SortHeadingProps = { name: string; value: LeadSort; sort: LeadSort; onSort: (sort: LeadSort) => void };

const SortHeading = ({ name, value, sort, onSort }: SortHeadingProps) => (
  <th scope="col" aria-sort={sort === value ? 'descending' : 'none'} className={heading}>
    <button type="button" className="min-h-6 font-semibold underline" onClick={() => onSort(value)}>
      {name}
      {sort === value && <span aria-hidden> ↓</span>}
    </button>
  </th>
);

const LeadRow = ({ lead }: { lead: AdminLead }) => (
  <tr className="border-b last:border-0 max-md:block max-md:py-3">
    <td className={cell}>
      <Link to={`/admin/user/${lead.studentId}`} className="link font-semibold">
        {lead.name}
      </Link>
      <p className="text-hint break-all text-muted-foreground">{lead.email}</p>
    </td>
    <td className={cell}>
      <p className="flex items-center gap-2 tabular-nums">
        <span className="font-semibold">{lead.total} of 100</span>
        <Badge tone={lead.tier === 'high' ? 'ink' : 'plain'}>{TIER_NAMES[lead.tier]}</Badge>
      </p>
      <p className="text-hint text-muted-foreground tabular-nums">{partsText(lead)}</p>
    </td>
    <td className={cell}>
      <PhoneLabel>Stage</PhoneLabel>
      {STAGE_NAMES[lead.stage]}
    </td>
    <td className={cell}>
      <PhoneLabel>Asked for</PhoneLabel>
      {servicesText(lead.services)}
    </td>
    <td className={`${cell} text-muted-foreground tabular-nums`}>
      <PhoneLabel>Scored</PhoneLabel>
      {dayOf(lead.scoredAt)}
    </td>
  </tr>
);

/** Rows that stack have no column heading above them. */
const PhoneLabel = ({ children }: { children: string }) => (
  <span className="mr-1.5 text-hint text-muted-foreground md:hidden">{children}</span>
);
