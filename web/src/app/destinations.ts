import { Bookmark, type LucideIcon, Search, UserRound } from 'lucide-react';
import { type Role } from '@/lib/session';
import { pages } from './pages';

export type Destination = { to: string; label: string; icon: LucideIcon; preload: () => Promise<unknown> };

const forStudents: readonly Destination[] = [
  { to: '/colleges', label: 'Colleges', icon: Search, preload: pages.colleges },
  { to: '/my-list', label: 'My List', icon: Bookmark, preload: pages.myList },
  { to: '/profile', label: 'Profile', icon: UserRound, preload: pages.profile },
];

/** A link appears with its screen, and for those whom the screen serves. */
export const destinationsFor = (role: Role) => (role === 'student' ? forStudents : []);
