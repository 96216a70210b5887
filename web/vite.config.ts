import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { earlyRequests } from './src/build/early-requests-plugin.ts';
import { prerenderDashboard, prerenderLanding } from './src/build/prerender-plugin.ts';
import { resolve } from './src/build/sources.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env['FLYLEAF_SERVER'] ?? 'http://127.0.0.1:3000';

/** The ends of the paths of the named modules. */
const modules = (folder: string, ...names: string[]) => names.map((name) => `/src/${folder}/${name}.`);

const anyOf = (parts: readonly string[]) => (path: string) => parts.some((part) => path.includes(part));

/** Small parts of most signed-in pages. */
const KIT = [
  ...modules('components/ui/basics', 'badge', 'crisis-line', 'logo'),
  ...modules('components/ui/feedback', 'empty-state', 'error-state', 'progress', 'skeleton'),
  ...modules(
    'components/ui/forms',
    'checkbox',
    'control-style',
    'field',
    'field-context',
    'form-error',
    'input',
    'textarea',
  ),
  ...modules('components/ui/select', 'select'),
  ...modules('features/identity', 'account-picture', 'use-account', 'sign-in/use-sign-out'),
  ...modules('lib/drawing', 'stable-bucket'),
  ...modules('lib/preferences', 'shortcuts-preference'),
  ...modules('app/pages', 'navigation'),
  ...modules('app/shortcuts', 'key-cap', 'shortcuts'),
  ...modules(
    'lib/hooks',
    'lazy-part',
    'last-input',
    'single-keys',
    'use-media-query',
    'use-on-demand',
    'use-root-class',
    'use-skeleton-visible',
  ),
  ...modules('lib/words', 'choices', 'figures', 'regions'),
];

/** What the cards of a college on several pages need, with its words from the engine. */
const CARD = [
  ...modules('lib/session', 'use-reads-only'),
  ...modules('components/ui/college', 'category', 'category-badge', 'chance-range', 'chance-track'),
  ...modules('lib/words', 'acceptance-rate', 'chances'),
  ...modules('modules/matching/domain/engine/college/price', 'net-price'),
  ...modules('modules/matching/domain/engine/explanation', 'chance-words', 'percent-words'),
  ...modules('modules/matching/domain/engine/explanation/price', 'net-price', 'price-words'),
  ...modules('features/matching/chance', 'chance-of', 'college-chance'),
  ...modules('features/matching/recommendations', 'use-recommendations'),
  ...modules('features/matching/price', 'add-income', 'price-for', 'use-priced-student', 'year-price'),
  ...modules(
    'features/matching/saved-colleges',
    'list-cache',
    'list-categories',
    'pending-entry',
    'save-button',
    'toast-failure',
    'use-remove-mutation',
    'use-save-college',
    'use-save-mutation',
    'use-saved-colleges',
  ),
];

/** What every step of the profile needs. */
const STEP = [
  ...modules('components/ui/forms', 'autosave-status', 'chip-group', 'option-cards'),
  ...modules('components/ui/navigation', 'stepper'),
  ...modules(
    'features/student-profile/fields',
    'form-fields',
    'form-problems',
    'not-applicable',
    'text-rules',
    'use-later',
    'whole-number',
  ),
  ...modules('features/student-profile/saving', 'change', 'too-young'),
  ...modules('features/student-profile/activities', 'sheet-link'),
  ...modules(
    'features/student-profile/flow',
    'step-footer',
    'step-frame',
    'step-heading',
    'step-list',
    'step-menu',
    'use-announced-step',
    'use-preload-next-step',
    'use-step',
    'use-step-form',
  ),
];

/**
 * What several pages share, in a few files instead of one for each combination of pages: fewer requests, and better compression.
 * A file also takes what its modules import, unless that belongs to a file of higher priority.
 */
const SHARED_FILES = [
  // To choose a language, for the landing page too.
  { name: 'choice-here', test: /preferences\/choice-here/, priority: 4.5 },
  // All else that the landing page loads.
  {
    name: 'signed-in',
    test: /signed-in-cookie|session-key|stored-(language|choice)|write-cookie|preload-helper/,
    priority: 5,
  },
  // Libraries that change rarely, so browsers keep them across our releases.
  { name: 'react', test: /rolldown.runtime|node_modules\/(react|react-dom|scheduler)\//, priority: 6 },
  { name: 'router', test: /node_modules\/react-router(-dom)?\//, priority: 6 },
  // What every page but the landing page starts with.
  { name: 'app', tags: ['$initial' as const], test: /^(?!.*landing)/, priority: 4 },
  // Calling the API. The calls of applications, essays, families, of the advisor and of admins are for their own parts.
  {
    name: 'server',
    test: /@tanstack|\/src\/api\/(?!(calls|queries)\/(account|admin|applications|essays|family|counseling-chat|college-catalogue|sign-in))|\/lib\/api\//,
    minShareCount: 6,
    priority: 3,
  },
  // Only for pages with a form, because the libraries are large.
  {
    name: 'forms',
    test: /node_modules\/(react-hook-form|@hookform|zod)\/|\/forms\/(error-summary|form-problems)\./,
    priority: 3,
  },
  { name: 'kit', test: anyOf(KIT), priority: 2 },
  { name: 'draft', test: anyOf(modules('lib/forms', 'draft')), priority: 2 },
  { name: 'step', test: anyOf(STEP), priority: 2 },
  // What every card of a college says and does; the rest of the engine is for pages that compute chances.
  { name: 'card', test: anyOf(CARD), priority: 1 },
  { name: 'residence-rates', test: /domain\/engine\/college\/admission\/residence-rates\./, priority: 1 },
  {
    name: 'majors',
    test: /domain\/engine\/(?:college\/major\/programs-for-major|list\/needs-the-program)\./,
    priority: 1,
  },
  { name: 'engine', test: /\/domain\/engine\//, priority: 0 },
  // Icons of few pages stay with them.
  { name: 'icons', test: /lucide-react\/.*\/icons\//, minShareCount: 6, priority: 3 },
];

/** Files that the two rules below know by their names. */
const NAMED = /^(react|router|rolldown-runtime|signed-in|wren|admin)/;

/** The files that index.html loads itself. */
const WITH_EVERY_PAGE = /assets\/(index|react|router|rolldown-runtime|signed-in)-/;

/** The advisor's panel, and the admins' pages, which few people open. */
const SELDOM_OPENED = /assets\/(wren|admin)-/;

export default defineConfig({
  root: here('.'),
  plugins: [react(), tailwindcss(), earlyRequests(), prerenderLanding(), prerenderDashboard()],
  resolve,
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    manifest: true,
    // The content security policy allows fonts from our own origin only, so no asset becomes a data: URL.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // The first file names what others need. It is shorter without what every page has loaded already and what few people open.
      resolveDependencies: (file, needed, { hostType }) => {
        if (hostType === 'html') return needed;
        return SELDOM_OPENED.test(file) ? [] : needed.filter((each) => !WITH_EVERY_PAGE.test(each));
      },
    },
    rolldownOptions: {
      // The engine only computes and the calls only wait to be called, so a page that needs a few does not load the rest.
      treeshake: { moduleSideEffects: [{ test: /\/domain\/engine\/|\/src\/api\//, sideEffects: false }] },
      input: [here('./index.html'), here('./landing.html')],
      output: {
        // The first file names all others, so most names are short, and as short as a build allows: where a file is from, the manifest says.
        chunkFileNames: ({ name }) => (NAMED.test(name) ? 'assets/[name]-[hash].js' : 'assets/[hash:7].js'),
        codeSplitting: { groups: SHARED_FILES },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    port: 5173,
    proxy: { '/api': server, '/.well-known': server, '/objects': server, '/health': server },
  },
  test: {
    name: 'web',
    environment: 'jsdom',
    include: ['src/**/*.spec.{ts,tsx}'],
    setupFiles: ['src/testing/setup.ts'],
    css: false,
    // The same as in the other unit specs, which share the workers.
    maxWorkers: Math.max(2, availableParallelism()),
    // One DOM per worker; the setup file gives every spec file fresh modules and a clean document.
    isolate: false,
  },
});
