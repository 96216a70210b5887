import { Settings } from 'lucide-react';
import { EVERYONE, page } from './page';

export const settingsPages = [
  page({
    path: '/settings',
    title: 'Account',
    load: () => import('@/routes/settings-account'),
    roles: EVERYONE,
    calls: ['GET /api/auth/me'],
    link: { label: 'Account settings', icon: Settings },
  }),
  page({
    path: '/settings/password',
    title: 'Password',
    load: () => import('@/routes/settings-password'),
    roles: EVERYONE,
    calls: ['POST /api/account/password'],
  }),
  page({
    path: '/settings/sign-ins',
    title: 'Sign-ins',
    load: () => import('@/routes/settings-sign-ins'),
    roles: EVERYONE,
    calls: ['GET /api/account/sign-ins'],
  }),
  page({
    path: '/settings/two-step',
    title: 'Two-step verification',
    load: () => import('@/routes/settings-two-step'),
    roles: EVERYONE,
    calls: ['GET /api/account/second-factor'],
  }),
  page({
    path: '/settings/activity',
    title: 'Activity',
    load: () => import('@/routes/settings-activity'),
    roles: EVERYONE,
    calls: ['GET /api/account/activity'],
  }),
];

export type SettingsPath = (typeof settingsPages)[number]['path'];
