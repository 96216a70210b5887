import { z } from 'zod';
import { Instant } from '#shared-kernel/platform/http/requests/instant.js';
import { wholeNumberIn } from '#shared-kernel/platform/http/requests/plain-number.js';

const PAGE = 'Page is a whole number from 1 to 10000.';
const PAGE_SIZE = 'Page size is a whole number from 1 to 100.';
const Role = z.enum(['student', 'parent', 'counselor', 'admin'], {
  error: 'Role is student, parent, counselor or admin.',
});

/** Which people; the same for the list and for the file. */
const wanted = {
  search: z
    .string()
    .trim()
    .max(255, 'Please search for at most 255 characters.')
    .default('')
    .describe('Part of an email or a name'),
  role: Role.optional(),
  isActive: z
    .enum(['true', 'false'], { error: 'isActive is true or false.' })
    .transform((text) => text === 'true')
    .optional(),
};

export const PeopleFileQuery = z.object(wanted);
export type PeopleFileQuery = z.infer<typeof PeopleFileQuery>;

export const PeopleQuery = z.object({
  ...wanted,
  page: wholeNumberIn(1, 10_000, PAGE).default(1),
  pageSize: wholeNumberIn(1, 100, PAGE_SIZE).default(50),
});
export type PeopleQuery = z.infer<typeof PeopleQuery>;

export const AccessChangeRequest = z
  .object({
    role: Role.optional(),
    isActive: z.boolean('isActive is true or false.').optional(),
  })
  .refine(({ role, isActive }) => role !== undefined || isActive !== undefined, {
    error: 'Send role, isActive or both.',
  })
  .meta({ id: 'AccessChangeRequest' });
export type AccessChangeRequest = z.infer<typeof AccessChangeRequest>;

export const AdminUser = z
  .object({
    id: z.uuid(),
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    role: Role,
    isActive: z.boolean(),
    createdAt: Instant,
    lastLogin: Instant.nullable(),
    profileImageUrl: z.string().nullable().describe('Opens the account picture for ten minutes'),
  })
  .meta({ id: 'AdminUser' });

export const AdminUsers = z
  .array(AdminUser)
  .describe('The newest first; X-Total-Count says how many there are');
