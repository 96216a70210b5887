import { type CsvCell } from '#shared-kernel/platform/http/replies/csv.js';

export const AUDIT_HEADINGS = [
  'Time',
  'What happened',
  'Who (email)',
  'Who (id)',
  'Whom (email)',
  'Whom (id)',
  'Details',
];

interface AuditLine {
  kind: string;
  happenedAt: string;
  who: { id: string; email: string | null } | null;
  whom: { id: string; email: string | null } | null;
  detail: Record<string, string> | null;
}

export const auditCells = ({ kind, happenedAt, who, whom, detail }: AuditLine): CsvCell[] => [
  new Date(happenedAt).toISOString(),
  kind,
  who?.email ?? null,
  who?.id ?? null,
  whom?.email ?? null,
  whom?.id ?? null,
  detailText(detail),
];

const detailText = (detail: AuditLine['detail']): string =>
  Object.entries(detail ?? {})
    .map(([name, value]) => `${name}: ${value}`)
    .join('; ');
