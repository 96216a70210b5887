import { z } from 'zod';
import { Instant } from '#shared-kernel/platform/http/requests/instant.js';
import { wholeNumberIn } from '#shared-kernel/platform/http/requests/plain-number.js';
import { AUDIT_KINDS } from '../../../contracts/audit-log.js';

const PAGE = 'Page is a whole number from 1 to 10000.';
const PAGE_SIZE = 'Page size is a whole number from 1 to 100.';
const DAY = 'A day looks like 2026-11-20.';

const person = z.string().trim().max(255, 'Please search for at most 255 characters.').default('');

/** Which entries; the same for the list and for the file. */
const wanted = {
  who: person.describe('Who did it: part of an email or a name, or an id'),
  whom: person.describe(
    'Whose account: part of an email or a name, an id, or a whole email without an account',
  ),
  kind: z.enum(AUDIT_KINDS, { error: 'This is not a kind of entry.' }).optional(),
  from: z.iso.date(DAY).optional().describe('First day, in UTC'),
  to: z.iso.date(DAY).optional().describe('Last day, in UTC'),
};

export const AuditFileQuery = z.object(wanted);
export type AuditFileQuery = z.infer<typeof AuditFileQuery>;

export const AuditQuery = z.object({
  ...wanted,
  page: wholeNumberIn(1, 10_000, PAGE).default(1),
  pageSize: wholeNumberIn(1, 100, PAGE_SIZE).default(50),
});
export type AuditQuery = z.infer<typeof AuditQuery>;

const PersonInLog = z
  .object({
    id: z.uuid(),
    email: z.string().nullable(),
    name: z.string().nullable(),
  })
  .meta({ id: 'PersonInLog' });

const AuditLogEntry = z
  .object({
    id: z.uuid(),
    kind: z.string().describe('What happened, such as signed-in or role-changed'),
    happenedAt: Instant,
    who: PersonInLog.nullable().describe('Who did it; null when nobody signed in did'),
    whom: PersonInLog.nullable().describe('Whose account; null when it has none, or once it is removed'),
    detail: z.record(z.string(), z.string()).nullable(),
  })
  .meta({ id: 'AuditLogEntry' });

export const AuditPage = z
  .object({
    items: z.array(AuditLogEntry).describe('Newest first'),
    total: z.int(),
    page: z.int(),
    pageSize: z.int(),
  })
  .meta({ id: 'AuditPage' });
