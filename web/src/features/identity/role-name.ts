import { type Role } from '@/lib/session/session';

/** What people are called here. */
export const roleName: Record<Role, string> = {
  student: 'Student',
  parent: 'Parent',
  counselor: 'School Counselor',
  admin: 'Admin',
};
