import {
  BellRing,
  DoorOpen,
  FolderDown,
  History,
  KeyRound,
  type LucideIcon,
  MonitorSmartphone,
  ShieldCheck,
  UserRound,
  UsersRound,
} from 'lucide-react';
import { Outlet } from 'react-router-dom';
import { canOpen } from '@/app/access/access';
import { titleOf } from '@/app/pages/page';
import { settingsPages, type SettingsPath } from '@/app/pages/settings-pages';
import { spanishTitleOf } from '@/app/pages/spanish-titles';
import { SettingsFrame } from '@/features/identity/settings/settings-frame';
import { useLanguage } from '@/lib/preferences/language';
import { useSession } from '@/lib/session/session';

const icons: Record<SettingsPath, LucideIcon> = {
  '/settings': UserRound,
  '/settings/password': KeyRound,
  '/settings/sign-ins': MonitorSmartphone,
  '/settings/two-step': ShieldCheck,
  '/settings/notifications': BellRing,
  '/settings/sharing': UsersRound,
  '/settings/activity': History,
  '/settings/data': FolderDown,
  '/settings/leaving': DoorOpen,
};

const sections = settingsPages.map((page) => ({
  to: page.path,
  label: {
    en: titleOf(page, undefined),
    es: spanishTitleOf(page.path, undefined) ?? titleOf(page, undefined),
  },
  icon: icons[page.path],
}));

const Settings = () => {
  const session = useSession();
  const language = useLanguage();
  const own = sections
    .filter(({ to }) => session.status !== 'signed-out' && canOpen(to, session.user.role))
    .map((section) => ({ ...section, label: section.label[language] }));

  return (
    <SettingsFrame sections={own} language={language}>
      <Outlet />
    </SettingsFrame>
  );
};

export default Settings;
