import { type QueryClient } from '@tanstack/react-query';
import { currentSession } from '@/lib/session';
import { servesRole } from './access';

/** What a page reads before anything is done on it; `address` is the part of it behind the question mark. */
export type FirstReads = (client: QueryClient, address: URLSearchParams) => readonly Promise<unknown>[];

/** As long as a waiting shape stays unseen. */
const PATIENCE_MS = 150;

/** What these read is open to all. */
const FOR_STRANGERS = ['/login', '/register'];

const mayRead = (path: string) => {
  const session = currentSession();
  return session.status === 'signed-in' ? servesRole(path, session.user.role) : FOR_STRANGERS.includes(path);
};

let arriving = true;

/**
 * Asks for what the page reads before it is drawn. On arrival the answers are mostly there already, and the page is drawn
 * with them; inside the product nobody waits for a page that can be drawn without.
 */
export const readFirst = async (firstReads: FirstReads, { pathname, searchParams }: URL) => {
  if (!mayRead(pathname)) return null;

  const { queryClient } = await import('./query-client');
  const read = Promise.allSettled(firstReads(queryClient, searchParams));
  if (arriving) await Promise.race([read, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
  arriving = false;
  return null;
};
