import { Bookmark, LayoutGrid, type LucideIcon, Search, Settings, Tag, UserRound } from 'lucide-react';
import { type Role } from '@/lib/session/session';
import { pages } from './pages';

export type Destination = { to: string; label: string; icon: LucideIcon; preload: () => Promise<unknown> };

const colleges = { to: '/colleges', label: 'Colleges', icon: Search, preload: pages.colleges };
const myList = { to: '/my-list', label: 'My List', icon: Bookmark, preload: pages.myList };
const profile = { to: '/profile', label: 'Profile', icon: UserRound, preload: pages.profile };
const home = { to: '/', label: 'Home', icon: LayoutGrid, preload: pages.home };
const dashboard = { ...home, label: 'Dashboard' };
const pricing = { to: '/pricing', label: 'Pricing', icon: Tag, preload: pages.pricing };

/** In the menu of the account, for everyone. */
export const accountSettings: Destination = {
  to: '/settings',
  label: 'Account settings',
  icon: Settings,
  preload: pages.settings,
};

type Destinations = {
  /** The links of the top bar. */
  bar: readonly Destination[];
  /** The tabs at the thumb, below 1024 px. */
  tabs: readonly Destination[];
};

const forStudents: Destinations = {
  bar: [colleges, myList, profile, dashboard, pricing],
  tabs: [home, colleges, myList, profile],
};

const forAdults: Destinations = { bar: [home, pricing], tabs: [] };

/** A link appears with its screen, and for those whom the screen serves. */
export const destinationsFor = (role: Role) => (role === 'student' ? forStudents : forAdults);
