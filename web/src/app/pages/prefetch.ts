import { currentSession } from '@/lib/session/session';
import { queryClient } from '../query-client';
import { canOpen, isOpenToAll } from '../access/access';
import { type PageModule } from './page';

/** How long a skeleton stays invisible. */
const WAIT_MS = 150;

const canRead = (path: string) => {
  const session = currentSession();
  return session.status === 'signed-in' ? canOpen(path, session.user.role) : isOpenToAll(path);
};

let isFirstPage = true;

/** The first page has rendered, or waited long enough. */
export const endFirstPage = () => {
  isFirstPage = false;
};

/**
 * Starts loading the page's data and code before it renders. The first page waits a moment for them, so that it appears in one
 * piece; later pages render immediately.
 */
export const prefetch = async (
  { reads, prepare }: Pick<PageModule, 'reads' | 'prepare'>,
  { pathname, searchParams }: URL,
) => {
  if (!canRead(pathname)) return null;

  const code = prepare?.(searchParams).catch(() => undefined); // the page itself shows the error
  const answers = Promise.allSettled(reads?.(queryClient, searchParams) ?? []);
  if (isFirstPage) {
    await code;
    await Promise.race([answers, new Promise((resolve) => setTimeout(resolve, WAIT_MS))]);
  }
  return null;
};
