import { places } from '../../features/student-profile/sections/places';

const CONNECTED = ['app/shell/connected.tsx'];
const SHELL = [...CONNECTED, 'app/shell/app-shell.tsx'];

/** What the bars around each page read. */
const OF_THE_SHELL = ['/api/notifications', '/api/auth/me'];

export type AskedAhead = {
  /** Modules with a file of their own in the build, below `web/src`. */
  parts: readonly string[];
  /** What a student's page reads first, as its own calls spell it. */
  calls: readonly string[];
  /** Read only where nothing in the address narrows it. */
  plainCalls: readonly string[];
};

const PROFILE = 'features/student-profile';

/** The files of steps that are not named after their section's folder. */
const FOLDERS: Readonly<Record<string, string>> = {
  activities: `${PROFILE}/activities`,
  portfolio: `${PROFILE}/activities`,
  awards: `${PROFILE}/activities`,
  research: `${PROFILE}/activities`,
};

const placesOfProfile = Object.fromEntries(
  places.map(({ section, step }) => [
    `/profile?section=${section}&step=${step}`,
    {
      parts: [
        `${PROFILE}/sections/profile-sections.tsx`,
        `${FOLDERS[step] ?? `${PROFILE}/steps`}/${step}-step.tsx`,
      ],
      calls: ['/api/profile-completion'],
      plainCalls: [],
    },
  ]),
);

const stepsOfQuickStart = Object.fromEntries(
  Object.entries({
    about: 'quick-start/about-you-step',
    grades: 'quick-start/grades-step',
    tests: 'steps/tests-step',
    major: 'quick-start/major-step',
    wishes: 'quick-start/wishes-step',
    finish: 'quick-start/finish',
  }).map(([step, file]) => [
    `/profile?step=${step}`,
    {
      parts: [`${PROFILE}/quick-start/quick-start.tsx`, `${PROFILE}/${file}.tsx`],
      calls: [],
      plainCalls: [],
    },
  ]),
);

/** What the application's own script would ask for only once it runs, by address. */
export const ASKED_AHEAD: Readonly<Record<string, AskedAhead>> = {
  '/': {
    parts: [...SHELL, 'routes/home.tsx'],
    calls: [
      '/api/next-best-step',
      '/api/analytics/stats?days=30',
      '/api/profile-completion',
      ...OF_THE_SHELL,
    ],
    plainCalls: [],
  },
  '/colleges': {
    parts: [...SHELL, 'routes/colleges.tsx'],
    calls: [
      '/api/recommendations',
      '/api/saved-colleges',
      '/api/academic-profile',
      '/api/user-profile',
      ...OF_THE_SHELL,
    ],
    plainCalls: ['/api/colleges?pageSize=50&page=1'],
  },
  '/my-list': {
    parts: [...SHELL, 'routes/my-list.tsx'],
    calls: ['/api/saved-colleges', '/api/academic-profile', '/api/user-profile', ...OF_THE_SHELL],
    plainCalls: [],
  },
  '/profile': {
    parts: [...SHELL, 'routes/profile.tsx'],
    calls: ['/api/user-profile', '/api/academic-profile', '/api/interests-goals', ...OF_THE_SHELL],
    plainCalls: [],
  },
  ...placesOfProfile,
  ...stepsOfQuickStart,
  '/login': { parts: [...CONNECTED, 'routes/login.tsx'], calls: [], plainCalls: [] },
  '/register': { parts: [...CONNECTED, 'routes/register.tsx'], calls: [], plainCalls: [] },
};
