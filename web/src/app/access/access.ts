import { type Role } from '@/lib/session/session';
import { pages } from '../pages/pages';

const pageAt = (path: string) => pages.find((page) => page.path === path);

/** Whether this role can use the page. The server enforces it; this hides links that would be refused. */
export const canOpen = (path: string, role: Role) => pageAt(path)?.roles?.includes(role) ?? true;

/** Whether the page can be read without signing in. */
export const isOpenToAll = (path: string) => pageAt(path)?.roles === undefined;
