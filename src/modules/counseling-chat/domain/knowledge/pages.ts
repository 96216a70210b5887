/** Every page of Flyleaf that Wren may open. */
export const PAGES = {
  dashboard: { label: 'Dashboard', href: '/' },
  colleges: { label: 'Colleges', href: '/colleges' },
  'my-list': { label: 'My college list', href: '/my-list' },
  simulate: { label: 'Try changes on your chances', href: '/my-list/simulate' },
  applications: { label: 'Applications', href: '/applications' },
  'season-plan': { label: 'Plan of your season', href: '/applications/plan' },
  'aid-offers': { label: 'Aid forms and offers', href: '/applications/aid' },
  essays: { label: 'Essays', href: '/essays' },
  'essay-plan': { label: 'Plan your essays', href: '/essays/plan' },
  profile: { label: 'Profile', href: '/profile' },
  address: { label: 'Profile, address', href: '/profile?section=personal&step=address' },
  background: { label: 'Profile, background', href: '/profile?section=personal&step=background' },
  fit: { label: 'Profile, fit and preferences', href: '/profile?section=personal&step=fit' },
  grades: { label: 'Profile, grades', href: '/profile?section=academic&step=performance' },
  tests: { label: 'Profile, test scores', href: '/profile?section=academic&step=tests' },
  courses: { label: 'Profile, courses', href: '/profile?section=academic&step=advanced' },
  activities: { label: 'Profile, activities', href: '/profile?section=readiness&step=activities' },
  awards: { label: 'Profile, awards', href: '/profile?section=readiness&step=awards' },
  resume: { label: 'Resume', href: '/profile/resume' },
  pricing: { label: 'Pricing', href: '/pricing' },
  privacy: { label: 'Privacy', href: '/privacy' },
  'how-chances-work': { label: 'How chances work', href: '/how-chances-work' },
  'data-sources': { label: 'Data sources', href: '/data-sources' },
  reminders: { label: 'Notifications and calendar', href: '/settings/notifications' },
  settings: { label: 'Account settings', href: '/settings' },
} as const satisfies Readonly<Record<string, { readonly label: string; readonly href: string }>>;

export type PageName = keyof typeof PAGES;

const isPage = (name: string): name is PageName => Object.hasOwn(PAGES, name);

export const pageCalled = (name: string): PageName | null => (isPage(name) ? name : null);

export const hrefOfCollege = (unitId: number): string => `/colleges/${String(unitId)}`;
