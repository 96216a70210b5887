import { describe, expect, it } from 'vitest';
import access from '../../../../openapi/access.json';
import { type Page } from '../pages/page';
import { pages } from '../pages/pages';
import { routes } from '../router';
import { canOpen } from './access';

const ROLES = ['student', 'parent', 'counselor', 'admin'] as const;

const serverTable = new Map(access.map(({ method, route, roles }) => [`${method} ${route}`, roles]));

/** The API calls each page makes for every one of its roles. */
const CALLS: Record<string, readonly string[]> = {
  '/': ['GET /api/auth/me', 'GET /api/notifications'],
  '/colleges': ['GET /api/colleges', 'GET /api/colleges/{id}', 'GET /api/available-majors'],
  '/colleges/:id': ['GET /api/colleges/{id}'],
  '/colleges/compare': ['GET /api/colleges/{id}'],
  '/my-list': ['GET /api/saved-colleges', 'GET /api/saved-colleges/facts', 'GET /api/suggestions'],
  '/applications/plan': ['GET /api/season-plan', 'PUT /api/season-plan/settings'],
  '/applications/aid': ['GET /api/aid'],
  '/my-list/simulate': ['GET /api/saved-colleges', 'GET /api/saved-colleges/facts'],
  '/applications': ['GET /api/applications'],
  '/applications/:id': [
    'GET /api/applications/{id}',
    'PUT /api/applications/{id}',
    'POST /api/applications/{id}/status',
    'DELETE /api/applications/{id}',
    'POST /api/applications/{id}/restore',
    'POST /api/applications/{id}/items',
    'PATCH /api/applications/{id}/items/{itemId}',
    'GET /api/essays',
    'GET /api/colleges/{id}',
  ],
  '/my-list/spreadsheet': ['GET /api/list-spreadsheet.csv', 'POST /api/list-spreadsheet/import'],
  '/essays': ['GET /api/essays'],
  '/essay-submission': ['GET /api/essays', 'GET /api/essay-prompts', 'POST /api/essays', 'POST /api/uploads'],
  '/essays/plan': [
    'GET /api/essay-plan',
    'POST /api/essay-plan/prompts',
    'PUT /api/essay-plan/prompts/{id}',
    'DELETE /api/essay-plan/prompts/{id}',
    'GET /api/essay-prompts',
    'GET /api/saved-colleges',
  ],
  '/essays/:id': [
    'GET /api/essays/{id}',
    'GET /api/essays/{id}/versions/{versionNumber}',
    'DELETE /api/essays/{id}',
  ],
  '/essays/:id/history': [
    'GET /api/essays/{id}/versions',
    'GET /api/essays/{id}/versions/{versionNumber}',
    'POST /api/essays/{id}/versions/{versionNumber}/restore',
    'PATCH /api/essays/{id}/versions/{versionNumber}',
  ],
  '/essays/:id/edit': ['GET /api/essays/{id}', 'PUT /api/essays/{id}', 'GET /api/essay-prompts'],
  '/profile': ['GET /api/user-profile', 'GET /api/academic-profile', 'GET /api/interests-goals'],
  '/profile/activities-sheet': [
    'GET /api/activities-sheet',
    'GET /api/activity-impacts',
    'GET /api/awards',
    'GET /api/leadership-roles',
    'GET /api/research-projects',
  ],
  '/profile/resume': ['GET /api/user-profile', 'GET /api/academic-profile', 'GET /api/activities-sheet'],
  '/profile/brag-sheet': ['GET /api/brag-sheet', 'POST /api/brag-sheet', 'GET /api/sharing'],
  '/settings': ['GET /api/auth/me'],
  '/settings/password': ['POST /api/account/password'],
  '/settings/sign-ins': ['GET /api/account/sign-ins'],
  '/settings/two-step': ['GET /api/account/second-factor'],
  '/settings/notifications': ['GET /api/notification-settings', 'PATCH /api/notification-settings'],
  '/settings/sharing': [
    'GET /api/sharing',
    'POST /api/sharing/invitations',
    'DELETE /api/sharing/invitations/{id}',
    'PUT /api/sharing/adults/{adultId}',
    'DELETE /api/sharing/adults/{adultId}',
    'GET /api/share-links',
    'POST /api/share-links',
    'DELETE /api/share-links/{id}',
  ],
  '/students/:studentId': [
    'GET /api/linked-students/{studentId}/list',
    'GET /api/linked-students/{studentId}/suggestions',
    'POST /api/linked-students/{studentId}/suggestions',
    'GET /api/colleges',
    'DELETE /api/linked-students/{studentId}',
  ],
  '/students/:studentId/profile': ['GET /api/linked-students/{studentId}/profile'],
  '/students/:studentId/brag-sheet': ['GET /api/linked-students/{studentId}/brag-sheet'],
  '/students/:studentId/essays': ['GET /api/linked-students/{studentId}/essays'],
  '/students/:studentId/essays/:essayId': ['GET /api/linked-students/{studentId}/essays/{essayId}'],
  '/students/:studentId/money': ['GET /api/linked-students/{studentId}/money'],
  '/settings/data': ['GET /api/account/data-export', 'POST /api/account/data-export'],
  '/settings/leaving': [
    'GET /api/account/leaving',
    'PUT /api/account/leaving',
    'DELETE /api/account/leaving',
  ],
  '/settings/activity': ['GET /api/account/activity'],
  '/admin': ['GET /api/auth/me', 'GET /api/admin/users', 'GET /health/ready', 'GET /api/admin/import-status'],
  '/admin/user/:userId': [
    'GET /api/admin/users/{id}',
    'GET /api/admin/user/{userId}/essays',
    'POST /api/admin/essays/{id}/openings',
    'POST /api/essays/{id}/comments',
  ],
};

const guardedPages = pages.flatMap(({ path, roles }) =>
  roles ? [{ path, roles, calls: CALLS[path] ?? [] }] : [],
);
type GuardedPage = (typeof guardedPages)[number];

/** Who may make every call the page needs, by the server's table. */
const allowedByServer = ({ calls }: GuardedPage) =>
  ROLES.filter((role) => calls.every((call) => serverTable.get(call)?.includes(role)));

const isRestricted = (page: GuardedPage) => allowedByServer(page).length < ROLES.length;

const pathsIn = (tree: typeof routes): string[] =>
  tree.flatMap(({ path, children }) => [...(path === undefined ? [] : [path]), ...pathsIn(children ?? [])]);

/** Former addresses, which lead to the present one. */
const MOVED = ['/settings/reminders'];

const pathsOf = (declared: readonly Page[]) => declared.map(({ path }) => path);

describe('access to pages', () => {
  it.each(guardedPages)('$path names only calls the server has', ({ calls }) => {
    expect(calls.length).toBeGreaterThan(0);
    expect(calls.filter((call) => !serverTable.has(call))).toEqual([]);
  });

  it.each(guardedPages)('$path is closed to every role that the server refuses', (page) => {
    expect(page.roles.filter((role) => !allowedByServer(page).includes(role))).toEqual([]);
  });

  it.each(guardedPages.filter(isRestricted))('$path opens for everyone the server allows', (page) => {
    expect([...page.roles]).toEqual(allowedByServer(page));
  });

  it('covers every route', () => {
    expect(pathsIn(routes).toSorted()).toEqual([...pathsOf(pages), ...MOVED].toSorted());
  });

  it('is open where a page names no roles', () => {
    expect(ROLES.filter((role) => canOpen('/pricing', role))).toEqual(ROLES);
  });
});
