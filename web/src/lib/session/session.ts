import { useSyncExternalStore } from 'react';
import { type AuthResponse, type User } from '@/api/types.gen';
import { SESSION_KEY } from './session-key';
import { forgetSignedIn, noteSignedIn } from './signed-in-cookie';

export type Role = User['role'];
export type SignedInUser = Pick<User, 'id' | 'role' | 'firstName'>;
export type Tokens = AuthResponse['tokens'];

/**
 * `expired`: the server refused to go on; the page stays as it is until the browser leaves for the sign-in page. `leftFor`:
 * the page to go to from one that has to be signed in for; null for those who come as strangers.
 */
export type Session =
  { status: 'signed-in' | 'expired'; user: SignedInUser } | { status: 'signed-out'; leftFor: string | null };

type StoredSession = Tokens & { user: SignedInUser };

// One record, so that another tab never sees new tokens beside an old user.
const KEY = SESSION_KEY;

const SIGN_IN_PAGE = '/login';

const isStoredSession = (value: unknown): value is StoredSession =>
  typeof value === 'object' &&
  value !== null &&
  'accessToken' in value &&
  'refreshToken' in value &&
  'user' in value &&
  typeof value.user === 'object';

/** Read afresh each time: another tab may have renewed the tokens. */
const storedSession = (): StoredSession | null => {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return isStoredSession(value) ? value : null;
  } catch {
    return null;
  }
};

const fromStorage = (): Session => {
  const stored = storedSession();
  return stored ? { status: 'signed-in', user: stored.user } : { status: 'signed-out', leftFor: null };
};

let session = fromStorage();
const listeners = new Set<() => void>();

const become = (next: Session) => {
  session = next;
  listeners.forEach((listener) => listener());
};

const store = (record: StoredSession) => {
  localStorage.setItem(KEY, JSON.stringify(record));
  noteSignedIn(record.user.role === 'student' ? 'student' : 'other');
};

export const currentSession = () => session;

export const currentTokens = (): Tokens | null => storedSession();

/** Of the account, only what the first paint needs is kept in the browser. */
export const startSession = (tokens: Tokens, { id, role, firstName }: SignedInUser) => {
  const user = { id, role, firstName };
  store({ ...tokens, user });
  become({ status: 'signed-in', user });
};

export const keepTokens = (tokens: Tokens) => {
  const stored = storedSession();
  if (stored) store({ ...tokens, user: stored.user });
};

/** Everything this browser kept goes, drafts and preferences too: the next person may be someone else. */
export const leaveSessionFor = (page: string) => {
  localStorage.clear();
  sessionStorage.clear();
  forgetSignedIn();
  become({ status: 'signed-out', leftFor: page });
};

export const leaveSession = () => leaveSessionFor(SIGN_IN_PAGE);

export const expireSession = () => {
  localStorage.removeItem(KEY);
  forgetSignedIn();
  if (session.status === 'signed-in') become({ status: 'expired', user: session.user });
};

export const subscribeToSession = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useSession = () => useSyncExternalStore(subscribeToSession, currentSession, currentSession);

/** Whose data this browser may hold; null when nobody is signed in. */
export const sessionOwner = () => (session.status === 'signed-out' ? null : session.user.id);

// Signing in or out in one tab does so in all. Signing out clears the storage (no key); an expired session alone goes from it.
addEventListener('storage', ({ key }) => {
  if (key !== KEY && key !== null) return;
  const next = fromStorage();
  if (next.status === 'signed-in') {
    if (session.status !== 'signed-in' || next.user.id !== session.user.id) become(next);
  } else if (key === null) {
    sessionStorage.clear();
    if (session.status !== 'signed-out') become({ status: 'signed-out', leftFor: SIGN_IN_PAGE });
  } else if (session.status === 'signed-in') become({ status: 'expired', user: session.user });
});
