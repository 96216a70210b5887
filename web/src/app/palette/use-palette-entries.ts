import {
  BookOpen,
  CalendarCheck,
  FileText,
  Keyboard,
  ListOrdered,
  LogOut,
  type LucideIcon,
  Megaphone,
  MessageCircle,
  Monitor,
  Moon,
  Sun,
} from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { useSignOut } from '@/features/identity/sign-in/use-sign-out';
import { type Role } from '@/lib/session/session';
import { chooseTheme, useTheme } from '@/lib/preferences/theme';
import { canOpen } from '../access/access';
import { barLinks, menuLinks } from '../pages/navigation';
import { THEMES } from '../shell/theme-choices';
import { useSay } from '@/lib/preferences/say';

type Entry = { group: 'Pages' | 'Actions'; label: string; icon: LucideIcon; run: () => void };

type Handlers = { onShortcuts: () => void; onWren: (() => void) | undefined };

/** Pages that explain something; they are in no menu. */
const GUIDES = [
  { to: '/how-chances-work', label: 'How chances work', icon: BookOpen },
  { to: '/data-sources', label: 'Data sources', icon: BookOpen },
  { to: '/privacy', label: 'Privacy', icon: BookOpen },
  { to: '/accessibility', label: 'Accessibility', icon: BookOpen },
] as const;

/** Pages for students that are reached from another page. */
const STUDENT_PAGES = [
  { to: '/applications', label: 'Applications', icon: CalendarCheck },
  { to: '/profile/activities-sheet', label: 'Activities sheet', icon: ListOrdered },
  { to: '/profile/resume', label: 'Resume', icon: FileText },
  { to: '/profile/brag-sheet', label: 'Brag sheet', icon: Megaphone },
] as const;

const themeIcons = { light: Sun, dark: Moon, system: Monitor };

/** The pages and actions available to this user. */
export const usePaletteEntries = (role: Role, { onShortcuts, onWren }: Handlers): Entry[] => {
  const navigate = useNavigate();
  const say = useSay();
  const theme = useTheme();
  const { signOut } = useSignOut();

  return [
    ...[
      ...barLinks(role),
      ...menuLinks(role),
      ...STUDENT_PAGES.filter(({ to }) => canOpen(to, role)),
      ...GUIDES,
    ].map(({ to, label, icon }) => ({
      group: 'Pages' as const,
      label: say(label),
      icon,
      run: () => void navigate(to),
    })),
    ...(onWren
      ? [{ group: 'Actions' as const, label: say('Ask Wren'), icon: MessageCircle, run: onWren }]
      : []),
    ...THEMES.filter(({ value }) => value !== theme).map(({ value, label }) => ({
      group: 'Actions' as const,
      label: `${say('Theme')}: ${say(label)}`,
      icon: themeIcons[value],
      run: () => chooseTheme(value),
    })),
    { group: 'Actions', label: say('Keyboard shortcuts'), icon: Keyboard, run: onShortcuts },
    { group: 'Actions', label: say('Logout'), icon: LogOut, run: signOut },
  ];
};
