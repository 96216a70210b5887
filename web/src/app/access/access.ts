import { type Role } from '@/lib/session/session';

/** Whom a page serves, and the calls it cannot do without: a spec holds the two together with the server's own table. */
export type PageAccess = { roles: readonly Role[]; calls: readonly string[] };

const EVERYONE = ['student', 'parent', 'counselor', 'admin'] as const satisfies readonly Role[];
const STUDENTS = ['student'] as const satisfies readonly Role[];
const ADMINS = ['admin'] as const satisfies readonly Role[];

/** The pages for those who are signed in. The server decides; this keeps people from doors that stay shut to them. */
export const PAGE_ACCESS = {
  '/': { roles: EVERYONE, calls: ['GET /api/auth/me', 'GET /api/notifications'] },
  '/colleges': { roles: STUDENTS, calls: ['GET /api/colleges', 'GET /api/recommendations'] },
  '/my-list': { roles: STUDENTS, calls: ['GET /api/saved-colleges'] },
  '/profile': {
    roles: STUDENTS,
    calls: ['GET /api/user-profile', 'GET /api/academic-profile', 'GET /api/interests-goals'],
  },
  '/settings': { roles: EVERYONE, calls: ['GET /api/auth/me'] },
  '/settings/password': { roles: EVERYONE, calls: ['POST /api/account/password'] },
  '/settings/sign-ins': { roles: EVERYONE, calls: ['GET /api/account/sign-ins'] },
  '/settings/second-step': { roles: EVERYONE, calls: ['GET /api/account/second-factor'] },
  '/settings/activity': { roles: EVERYONE, calls: ['GET /api/account/activity'] },
  '/admin': {
    roles: ADMINS,
    calls: ['GET /api/auth/me', 'GET /health/ready', 'GET /api/admin/scorecard-colleges'],
  },
} as const satisfies Record<string, PageAccess>;

type GuardedPath = keyof typeof PAGE_ACCESS;

const isGuarded = (path: string): path is GuardedPath => Object.hasOwn(PAGE_ACCESS, path);

/** Whether a page serves people of this role; pages that are not in the table serve everyone. */
export const servesRole = (path: string, role: Role) =>
  !isGuarded(path) || PAGE_ACCESS[path].roles.some((served) => served === role);
