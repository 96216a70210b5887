import { useSyncExternalStore } from 'react';
import { type AuthResponse, type User } from '@/api/types.gen';
import { LANGUAGE_COOKIE, writeCookie } from '../preferences/write-cookie';
import { SESSION_KEY } from './session-key';
import { clearSignedInCookie, setSignedInCookie } from './signed-in-cookie';

export type Role = User['role'];
export type SignedInUser = Pick<User, 'id' | 'role' | 'firstName'>;
export type Tokens = AuthResponse['tokens'];

/**
 * `expired`: the server ended the session; the page stays until the browser leaves for the sign-in page. `redirectTo`: where to go
 * from a page that needs an account; null for people who were not signed in here before.
 */
export type Session =
  | { status: 'signed-in' | 'expired'; user: SignedInUser }
  | { status: 'signed-out'; redirectTo: string | null };

type StoredSession = Tokens & { user: SignedInUser };

const SIGN_IN_PAGE = '/login';

const isStoredSession = (value: unknown): value is StoredSession =>
  typeof value === 'object' &&
  value !== null &&
  'accessToken' in value &&
  'refreshToken' in value &&
  'user' in value &&
  typeof value.user === 'object';

/** Read from storage each time: another tab may have renewed the tokens. Tokens and user are one record, so they always match. */
const storedSession = (): StoredSession | null => {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(SESSION_KEY) ?? 'null');
    return isStoredSession(value) ? value : null;
  } catch {
    return null;
  }
};

const fromStorage = (): Session => {
  const stored = storedSession();
  return stored ? { status: 'signed-in', user: stored.user } : { status: 'signed-out', redirectTo: null };
};

let session = fromStorage();
const listeners = new Set<() => void>();

const change = (next: Session) => {
  session = next;
  listeners.forEach((listener) => listener());
};

const store = (record: StoredSession) => {
  localStorage.setItem(SESSION_KEY, JSON.stringify(record));
  setSignedInCookie(record.user.role === 'student' ? 'student' : 'other');
};

export const currentSession = () => session;

export const currentTokens = (): Tokens | null => storedSession();

/** Stores only the part of the account that the first paint needs. */
export const startSession = (tokens: Tokens, { id, role, firstName }: SignedInUser) => {
  const user = { id, role, firstName };
  store({ ...tokens, user });
  change({ status: 'signed-in', user });
};

export const saveTokens = (tokens: Tokens) => {
  const stored = storedSession();
  if (stored) store({ ...tokens, user: stored.user });
};

/** Clears everything in this browser's storage, drafts and preferences too: the next person may be someone else. */
export const endSessionAndGoTo = (page: string) => {
  localStorage.clear();
  sessionStorage.clear();
  clearSignedInCookie();
  writeCookie(LANGUAGE_COOKIE, '', -1);
  change({ status: 'signed-out', redirectTo: page });
};

export const endSession = () => endSessionAndGoTo(SIGN_IN_PAGE);

export const expireSession = () => {
  localStorage.removeItem(SESSION_KEY);
  clearSignedInCookie();
  if (session.status === 'signed-in') change({ status: 'expired', user: session.user });
};

export const subscribeToSession = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useSession = () => useSyncExternalStore(subscribeToSession, currentSession, currentSession);

/** The id of the person whose data this browser may hold; null when nobody is signed in. */
export const sessionOwner = () => (session.status === 'signed-out' ? null : session.user.id);

// Signing in or out in one tab does so in all. Signing out clears the storage (key null); expiring removes only the session.
addEventListener('storage', ({ key }) => {
  if (key !== SESSION_KEY && key !== null) return;
  const next = fromStorage();
  if (next.status === 'signed-in') {
    if (session.status !== 'signed-in' || next.user.id !== session.user.id) change(next);
  } else if (key === null) {
    sessionStorage.clear();
    if (session.status !== 'signed-out') change({ status: 'signed-out', redirectTo: SIGN_IN_PAGE });
  } else if (session.status === 'signed-in') change({ status: 'expired', user: session.user });
});
