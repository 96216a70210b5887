import { type AdminUser } from '@/api';

export const anAdminUser = (but: Partial<AdminUser> = {}): AdminUser => ({
  id: '01990000-0000-7000-8000-0000000000c1',
  email: 'jae@example.org',
  firstName: 'Jae',
  lastName: 'Lee',
  role: 'student',
  isActive: true,
  createdAt: '2026-11-12T10:00:00.000Z',
  lastLogin: null,
  profileImageUrl: null,
  ...but,
});
