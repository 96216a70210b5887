import { type AccessChangeRequest, type AdminUser } from '@/api';

type Person = Pick<AdminUser, 'firstName' | 'lastName' | 'email'>;

export const nameOf = ({ firstName, lastName }: Pick<AdminUser, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`.trim() || 'No name';

export const ROLE_NAMES: Record<AdminUser['role'], string> = {
  student: 'Student',
  parent: 'Parent',
  counselor: 'Counselor',
  admin: 'Admin',
};

/** In a sentence, where "No name" would be nobody. */
export const labelOf = ({ firstName, lastName, email }: Person) => `${firstName} ${lastName}`.trim() || email;

export const withArticle = (role: AdminUser['role']) => (role === 'admin' ? 'an admin' : `a ${role}`);

export const changedWords = (user: AdminUser, { role, isActive }: AccessChangeRequest) =>
  role === undefined
    ? `${labelOf(user)} ${isActive === true ? 'can sign in again' : 'can no longer sign in'}.`
    : `${labelOf(user)} is now ${withArticle(role)}.`;

export const dayOf = (instant: string) =>
  new Date(instant).toLocaleDateString('en-US', { month: 'short', day: 'numeric', year: 'numeric' });
