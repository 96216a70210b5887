// What a browser fetches for each route of the built web, as the server sends it: the Brotli copy where there is one. Fails past the limits.
// Usage, after `npm run build:web`: node scripts/check-bundle.mjs [folder]
import fs from 'node:fs';
import path from 'node:path';

const FOLDER = process.argv[2] ?? 'dist/web';

/** In kB of 1000 bytes. Past `must` the check fails; `goal` is what we aim for. */
const LIMITS = {
  first: { must: 110, goal: 80 },
  route: { must: 170, goal: 130 },
  css: { must: 25, goal: 12 },
};

const routes = (name) => `src/routes/${name}.tsx`;
const profile = (name) => `src/features/student-profile/${name}.tsx`;

const APP = ['index.html', 'src/components/ui/toaster.tsx'];
const CONNECTED = [...APP, 'src/app/shell/connected.tsx'];
const SHELL = [...CONNECTED, 'src/app/shell/app-shell.tsx'];
const PUBLIC_SHELL = [...APP, 'src/app/shell/connected-shell.tsx'];
const PROFILE = [...SHELL, routes('profile')];

/** What each route loads without anybody doing anything. `oneOf`: the heaviest of these counts. */
const ROUTES = {
  '/ (stranger)': { loads: ['landing.html'] },
  '/ (stranger, from inside)': { loads: [...CONNECTED, routes('landing')] },
  '/ (signed in)': { loads: [...SHELL, routes('home'), routes('dashboard-analytics')] },
  '/login': { loads: [...CONNECTED, routes('login')] },
  '/register': { loads: [...CONNECTED, routes('register')] },
  '/forgot-password': { loads: [...CONNECTED, routes('forgot-password')] },
  '/reset-password': { loads: [...CONNECTED, routes('reset-password')] },
  '/verify-email': { loads: [...CONNECTED, routes('verify-email')] },
  '/too-young': { loads: [...APP, routes('too-young')] },
  '/settings': {
    loads: [...SHELL, routes('settings')],
    oneOf: ['account', 'password', 'sign-ins', 'second-step', 'activity'].map((part) =>
      routes(`settings-${part}`),
    ),
  },
  // Filters stand beside the colleges on a desktop only, tabs above them on a phone only.
  '/colleges': {
    loads: [...SHELL, routes('colleges')],
    oneOf: [
      'src/features/college-catalogue/filters/filter-panel.tsx',
      'src/features/matching/recommended-tabs.tsx',
    ],
  },
  '/my-list': { loads: [...SHELL, routes('my-list')] },
  '/profile (quick start)': {
    loads: [...PROFILE, profile('quick-start/quick-start')],
    oneOf: [
      ...['about-you-step', 'grades-step', 'major-step', 'wishes-step', 'finish'].map((step) =>
        profile(`quick-start/${step}`),
      ),
      profile('steps/tests-step'),
    ],
  },
  '/profile (whole)': {
    loads: [...PROFILE, profile('sections/profile-sections')],
    oneOf: [
      ...['basic', 'address', 'background', 'fit', 'school', 'performance', 'advanced'].map((step) =>
        profile(`steps/${step}-step`),
      ),
      ...['activities', 'awards', 'portfolio', 'research'].map((step) => profile(`activities/${step}-step`)),
      profile('steps/tests-step'),
    ],
  },
  '/admin': {
    loads: [...CONNECTED, 'src/features/identity/two-step/two-step-required.tsx', routes('admin')],
  },
  'back from the provider': {
    loads: [
      ...PROFILE,
      'src/features/identity/provider/provider-return.tsx',
      profile('quick-start/quick-start'),
    ],
  },
  '/pricing': { loads: [...APP, routes('pricing')] },
  '/pricing (signed in)': {
    loads: [...PUBLIC_SHELL, routes('pricing'), 'src/features/pricing/keep-plan-button.tsx'],
  },
  '/how-chances-work': { loads: [...APP, routes('how-chances-work')] },
  '/data-sources': { loads: [...CONNECTED, routes('data-sources')] },
  '/privacy': { loads: [...APP, routes('privacy')] },
  '/accessibility': { loads: [...APP, routes('accessibility')] },
  'no such page': { loads: [...APP, routes('not-found')] },
};

/** Fetched when somebody opens, points at or searches something. */
const WHEN_OPENED = [
  'src/app/shell/account-menu.tsx',
  'src/app/palette/palette.tsx',
  'src/app/shortcuts/shortcut-list.tsx',
  'src/components/ui/combobox-panel.tsx',
  'src/components/ui/select-list.tsx',
  'src/components/ui/side-note.tsx',
  'src/features/administration/notification-panel.tsx',
  'src/features/college-catalogue/suggested-filters/filter-offer.tsx',
  'src/features/college-catalogue/filters/filter-sheet.tsx',
  'src/features/identity/registration/confirm-email-banner.tsx',
  'src/features/college-catalogue/saved-searches/saved-search-sheet.tsx',
  'src/features/matching/category-choices.tsx',
  'src/features/matching/dashboard/period-menu.tsx',
  'src/features/matching/notes-dialog.tsx',
  profile('flow/leave-dialog'),
  routes('colleges-learn-more'),
  routes('dashboard-more-filters'),
];

const chunks = JSON.parse(fs.readFileSync(path.join(FOLDER, '.vite/manifest.json'), 'utf8'));
checkThatAllIsNamed();

const measured = Object.entries(ROUTES).map(([route, { loads, oneOf = [null] }]) => {
  const choices = oneOf.map((one) => sizeOf(filesOf([...loads, ...(one === null ? [] : [one])])));
  return { route, ...choices.toSorted((a, b) => b.bytes - a.bytes)[0] };
});
const sheets = fs.readdirSync(path.join(FOLDER, 'assets')).filter((file) => file.endsWith('.css'));
const css = Math.max(...sheets.map((file) => compressed(`assets/${file}`)));

const rows = [
  ...measured.map(({ route, bytes, count }) => ({
    what: route,
    bytes,
    count,
    limit: route === '/ (stranger)' ? LIMITS.first : LIMITS.route,
  })),
  { what: 'largest style sheet', bytes: css, count: 1, limit: LIMITS.css },
];

console.log('| Route | kB (Brotli) | files | must | goal | |\n|---|---:|---:|---:|---:|---|');
for (const { what, bytes, count, limit } of rows)
  console.log(
    `| ${what} | ${inKb(bytes)} | ${count} | ${limit.must} | ${limit.goal} | ${verdict(bytes, limit)} |`,
  );
if (rows.some(({ bytes, limit }) => bytes > limit.must * 1000)) process.exit(1);

function verdict(bytes, { must, goal }) {
  if (bytes > must * 1000) return 'TOO LARGE';
  return bytes <= goal * 1000 ? 'goal met' : 'ok';
}

function inKb(bytes) {
  return (bytes / 1000).toFixed(1);
}

/** All JavaScript the named modules need before they run, and what their page runs before them. */
function filesOf(modules) {
  const files = new Set();
  const seen = new Set();
  const follow = (key) => {
    if (seen.has(key)) return;
    seen.add(key);
    files.add(chunks[key].file);
    for (const needed of chunks[key].imports ?? []) follow(needed);
  };
  for (const module of modules) {
    if (module === 'index.html') {
      for (const key of entryOf(module)) follow(key);
      for (const file of scriptsOf(module)) files.add(file);
    } else follow(module);
  }
  return [...files].filter((file) => file.endsWith('.js'));
}

/** The manifest forgets the page whose script is shared with another page; its own tags know. */
function entryOf(page) {
  const html = fs.readFileSync(path.join(FOLDER, page), 'utf8');
  const files = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(([, file]) => file);
  return Object.keys(chunks).filter((key) => files.includes(chunks[key].file));
}

/** Its modules, and the small scripts that come before any. */
function scriptsOf(page) {
  const html = fs.readFileSync(path.join(FOLDER, page), 'utf8');
  return [...html.matchAll(/<script[^>]* src="\/([^"]+\.js)"/g)].map(([, file]) => file);
}

function sizeOf(files) {
  return { bytes: files.reduce((sum, file) => sum + compressed(file), 0), count: files.length };
}

function compressed(file) {
  const whole = path.join(FOLDER, file);
  const copy = `${whole}.br`;
  return fs.statSync(fs.existsSync(copy) ? copy : whole).size;
}

/** A part that is fetched on its own counts for a route, or waits for somebody: each one is said above. */
function checkThatAllIsNamed() {
  const named = new Set([
    'index.html',
    ...WHEN_OPENED,
    ...Object.values(ROUTES).flatMap(({ loads, oneOf = [] }) => [...loads, ...oneOf]),
  ]);
  const unnamed = Object.keys(chunks).filter(
    (key) => chunks[key].isDynamicEntry && !key.startsWith('_') && !named.has(key),
  );
  const missing = [...named].filter((key) => key !== 'index.html' && !(key in chunks));
  for (const key of unnamed) console.error(`${key}: say in scripts/check-bundle.mjs which route loads it.`);
  for (const key of missing) console.error(`${key}: the build has no such file of its own any more.`);
  if (unnamed.length + missing.length > 0) process.exit(1);
}
