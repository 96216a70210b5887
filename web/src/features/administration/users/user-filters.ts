import { type ListUsersData } from '@/api';

type Query = NonNullable<ListUsersData['query']>;

export type UserFilters = {
  search: string;
  role: NonNullable<Query['role']> | undefined;
  isActive: NonNullable<Query['isActive']> | undefined;
};

export const ROLE_OPTIONS = [
  { value: 'student', label: 'Students' },
  { value: 'parent', label: 'Parents' },
  { value: 'counselor', label: 'Counselors' },
  { value: 'admin', label: 'Admins' },
] as const;

export const STATUS_OPTIONS = [
  { value: 'true', label: 'Active' },
  { value: 'false', label: 'Inactive' },
] as const;

const chosen = <Value extends string>(options: readonly { value: Value }[], text: string) =>
  options.find(({ value }) => value === text)?.value;

/** Anything else in the address filters nothing. */
export const userFilters = (of: (name: string) => string): UserFilters => ({
  search: of('search'),
  role: chosen(ROLE_OPTIONS, of('role')),
  isActive: chosen(STATUS_OPTIONS, of('active')),
});
