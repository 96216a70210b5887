import { type Role } from '@/lib/session/session';

export const roleName: Record<Role, string> = {
  student: 'Student',
  parent: 'Parent',
  counselor: 'School Counselor',
  admin: 'Admin',
};
