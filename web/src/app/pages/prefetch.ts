import { type QueryClient } from '@tanstack/react-query';
import { currentSession } from '@/lib/session/session';
import { servesRole } from '../access/access';

/** What a page reads before anything is done on it; `address` is the part of it behind the question mark. */
export type FirstReads = (client: QueryClient, address: URLSearchParams) => readonly Promise<unknown>[];

/** The code a page of this address is drawn with, beyond the page's own. */
export type FirstParts = (address: URLSearchParams) => Promise<unknown>;

/** As long as a waiting shape stays unseen. */
const PATIENCE_MS = 150;

/** What these read is open to all. */
const FOR_STRANGERS = ['/login', '/register'];

const mayRead = (path: string) => {
  const session = currentSession();
  return session.status === 'signed-in' ? servesRole(path, session.user.role) : FOR_STRANGERS.includes(path);
};

let arriving = true;

/** The first page is drawn, or somebody has waited for it long enough. */
export const endArrival = () => (arriving = false);

type First = { firstReads?: FirstReads | undefined; firstParts?: FirstParts | undefined };

/**
 * Asks for what the page reads before it is drawn, and for the code it is drawn with. On arrival the answers are mostly there
 * already, and the page is drawn with them, in one piece; inside the product nobody waits for a page that can be drawn without.
 */
export const readFirst = async ({ firstReads, firstParts }: First, { pathname, searchParams }: URL) => {
  if (!mayRead(pathname)) return null;

  const parts = firstParts?.(searchParams).catch(() => undefined); // the page itself says what did not come
  const { queryClient } = await import('../query-client');
  const read = Promise.allSettled(firstReads?.(queryClient, searchParams) ?? []);
  if (arriving) {
    await parts;
    await Promise.race([read, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
  }
  return null;
};
