import { matchPath } from 'react-router-dom';
import { type Role } from '@/lib/session/session';
import { pages } from '../pages/pages';

const UNKNOWN = '*';

const pageAt = (path: string) =>
  pages.find((page) => page.path !== UNKNOWN && matchPath(page.path, path) !== null);

/** Whether this role can use the page. The server enforces it; this hides links that would be refused. */
export const canOpen = (path: string, role: Role) => pageAt(path)?.roles?.includes(role) ?? true;

/** Whether the page can be read without signing in. */
export const isOpenToAll = (path: string) => pageAt(path)?.roles === undefined;
