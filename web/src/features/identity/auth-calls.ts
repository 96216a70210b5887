import { call } from '@/lib/http';
import { type SignedInUser, type Tokens } from '@/lib/session';

export type Account = SignedInUser & { email: string; lastName: string };
type AuthReply = { tokens: Tokens; user: Account };
export type NewAccount = {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  role: 'student' | 'parent' | 'counselor';
};

export const signIn = (credentials: { email: string; password: string }) =>
  call<AuthReply>('POST', '/api/auth/login', credentials);

export const register = (account: NewAccount) => call<AuthReply>('POST', '/api/auth/register', account);

export const fetchAccount = () => call<Account>('GET', '/api/auth/me');

export const signOut = () => call<unknown>('POST', '/api/auth/logout');
