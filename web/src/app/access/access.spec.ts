import { describe, expect, it } from 'vitest';
import access from '../../../../openapi/access.json';
import { type Role } from '@/lib/session/session';
import { PAGE_ACCESS, type PageAccess, servesRole } from './access';
import { routes } from '../router';

const ROLES: readonly Role[] = ['student', 'parent', 'counselor', 'admin'];

const serverTable = new Map(access.map(({ method, route, roles }) => [`${method} ${route}`, roles]));

const pagesOf = Object.entries(PAGE_ACCESS) as [string, PageAccess][];

/** Who may do everything the page needs, by the server's table. */
const servedByServer = ({ calls }: PageAccess) =>
  ROLES.filter((role) => calls.every((call) => serverTable.get(call)?.includes(role)));

const restricted = ({ calls }: PageAccess) =>
  calls.some((call) => ROLES.some((role) => !serverTable.get(call)?.includes(role)));

const paths = (tree: typeof routes): string[] =>
  tree.flatMap(({ path, children }) => [...(path === undefined ? [] : [path]), ...paths(children ?? [])]);

describe('whom the pages serve', () => {
  it.each(pagesOf)('%s needs only calls the server knows', (_path, { calls }) => {
    expect(calls.filter((call) => !serverTable.has(call))).toEqual([]);
  });

  it.each(pagesOf)('%s opens for nobody whom the server refuses', (_path, page) => {
    expect(page.roles.filter((role) => !servedByServer(page).includes(role))).toEqual([]);
  });

  it.each(pagesOf.filter(([, page]) => restricted(page)))(
    '%s opens for exactly those whom the server answers',
    (_path, page) => {
      expect([...page.roles]).toEqual(servedByServer(page));
    },
  );

  it('are all in the routes', () => {
    expect(Object.keys(PAGE_ACCESS).filter((path) => !paths(routes).includes(path))).toEqual([]);
  });

  it('are everyone where nothing else is said', () => {
    expect(ROLES.filter((role) => servesRole('/pricing', role))).toEqual(ROLES);
  });
});
