import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { exportAudit } from '@/api/calls/admin.gen';
import { searchAuditOptions } from '@/api/queries/admin.gen';
import { type AuditKind, isAuditKind } from './audit-words';

export const ENTRIES_PER_PAGE = 50;

export type AuditFilters = {
  who: string;
  whom: string;
  kind: AuditKind | undefined;
  from: string;
  to: string;
};

export const auditFilters = (of: (name: string) => string): AuditFilters => {
  const kind = of('kind');
  return {
    who: of('who'),
    whom: of('whom'),
    kind: isAuditKind(kind) ? kind : undefined,
    from: of('from'),
    to: of('to'),
  };
};

const queryOf = ({ who, whom, kind, from, to }: AuditFilters) => ({
  who,
  whom,
  ...(kind && { kind }),
  ...(from && { from }),
  ...(to && { to }),
});

export const useAudit = (filters: AuditFilters, page: number) =>
  useQuery({
    ...searchAuditOptions({ query: { ...queryOf(filters), page, pageSize: ENTRIES_PER_PAGE } }),
    placeholderData: keepPreviousData,
    staleTime: 0, // something happens at any time
  });

/** Everything that is found, as the text of a spreadsheet. */
export const auditFile = async (filters: AuditFilters) =>
  (await exportAudit({ query: queryOf(filters), throwOnError: true })).data;
