import { currentSession } from '@/lib/session/session';
import { queryClient } from '../query-client';
import { canOpen, isOpenToAll } from '../access/access';
import { type PageModule } from './page';

/** As long as a skeleton stays invisible. */
const WAIT_MS = 150;

const canRead = (path: string) => {
  const session = currentSession();
  return session.status === 'signed-in' ? canOpen(path, session.user.role) : isOpenToAll(path);
};

let isFirstPage = true;

/** The first page is drawn, or has been waited for long enough. */
export const endFirstPage = () => {
  isFirstPage = false;
};

/**
 * Asks for what the page reads and for the code it needs, before it is drawn. The first page waits a moment for them, so that it
 * is drawn in one piece; later pages are drawn at once.
 */
export const prefetch = async (
  { reads, prepare }: Pick<PageModule, 'reads' | 'prepare'>,
  { pathname, searchParams }: URL,
) => {
  if (!canRead(pathname)) return null;

  const code = prepare?.(searchParams).catch(() => undefined); // the page itself shows what could not be loaded
  const answers = Promise.allSettled(reads?.(queryClient, searchParams) ?? []);
  if (isFirstPage) {
    await code;
    await Promise.race([answers, new Promise((resolve) => setTimeout(resolve, WAIT_MS))]);
  }
  return null;
};
