import { History, KeyRound, type LucideIcon, MonitorSmartphone, ShieldCheck, UserRound } from 'lucide-react';
import { Outlet } from 'react-router-dom';
import { titleOf } from '@/app/pages/page';
import { settingsPages, type SettingsPath } from '@/app/pages/settings-pages';
import { SettingsFrame } from '@/features/identity/settings/settings-frame';

const icons: Record<SettingsPath, LucideIcon> = {
  '/settings': UserRound,
  '/settings/password': KeyRound,
  '/settings/sign-ins': MonitorSmartphone,
  '/settings/two-step': ShieldCheck,
  '/settings/activity': History,
};

const sections = settingsPages.map((page) => ({
  to: page.path,
  label: titleOf(page, undefined),
  icon: icons[page.path],
}));

const Settings = () => (
  <SettingsFrame sections={sections}>
    <Outlet />
  </SettingsFrame>
);

export default Settings;
