import { Settings } from 'lucide-react';
import { EVERYONE, page, READERS, STUDENTS } from './page';

export const settingsPages = [
  page({
    path: '/settings',
    title: 'Account',
    load: () => import('@/routes/settings/settings-account'),
    roles: EVERYONE,
    link: { label: 'Account settings', icon: Settings },
  }),
  page({
    path: '/settings/password',
    title: 'Password',
    load: () => import('@/routes/settings/settings-password'),
    roles: EVERYONE,
  }),
  page({
    path: '/settings/sign-ins',
    title: 'Sign-ins',
    load: () => import('@/routes/settings/settings-sign-ins'),
    roles: EVERYONE,
  }),
  page({
    path: '/settings/two-step',
    title: 'Two-step verification',
    load: () => import('@/routes/settings/settings-two-step'),
    roles: EVERYONE,
  }),
  page({
    path: '/settings/notifications',
    title: 'Notifications',
    load: () => import('@/routes/settings/settings-notifications'),
    roles: READERS,
  }),
  page({
    path: '/settings/sharing',
    title: 'Sharing',
    load: () => import('@/routes/settings/settings-sharing'),
    roles: STUDENTS,
  }),
  page({
    path: '/settings/activity',
    title: 'Activity',
    load: () => import('@/routes/settings/settings-activity'),
    roles: EVERYONE,
  }),
  page({
    path: '/settings/data',
    title: 'Take your data',
    load: () => import('@/routes/settings/settings-data'),
    roles: EVERYONE,
  }),
  page({
    path: '/settings/leaving',
    title: 'Leave Flyleaf',
    load: () => import('@/routes/settings/settings-leaving'),
    roles: EVERYONE,
  }),
];

export type SettingsPath = (typeof settingsPages)[number]['path'];
