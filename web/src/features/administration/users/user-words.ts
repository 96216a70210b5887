import { type AdminUser } from '@/api';

export const nameOf = ({ firstName, lastName }: Pick<AdminUser, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`.trim() || 'No name';

export const dayOf = (instant: string) =>
  new Date(instant).toLocaleDateString('en-US', { month: 'short', day: 'numeric', year: 'numeric' });
