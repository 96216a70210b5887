import { type Role } from '@/lib/session/session';
import { pages } from '../pages/pages';

const pageAt = (path: string) => pages.find((page) => page.path === path);

/** Whether the page is for people of this role. The server decides; this saves a click that would be refused. */
export const canOpen = (path: string, role: Role) => pageAt(path)?.roles?.includes(role) ?? true;

/** Whether the page can be read without signing in. */
export const isOpenToAll = (path: string) => pageAt(path)?.roles === undefined;
