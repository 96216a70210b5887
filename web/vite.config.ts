import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { type IndexHtmlTransformContext, type InlineConfig, type Plugin, runnerImport } from 'vite';
import { defineConfig } from 'vitest/config';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
// Read as the sources are, which name each other without their endings.
const { fetchAhead } = (
  await runnerImport<{ fetchAhead: () => Plugin }>(here('./src/build/early-requests/plugin.ts'), {
    configFile: false,
  })
).module;

const server = process.env['FLYLEAF_SERVER'] ?? 'http://127.0.0.1:3000';

type Bundle = NonNullable<IndexHtmlTransformContext['bundle']>;

const STYLESHEET = /<link rel="stylesheet"[^>]*href="\/([^"]+\.css)"[^>]*>/;

const landing = async (config: InlineConfig): Promise<string> => {
  const { module } = await runnerImport<{ landingMarkup: () => string }>(
    here('./src/build/prerender/landing.tsx'),
    config,
  );
  return module.landingMarkup();
};

const dashboard = async (config: InlineConfig): Promise<string> => {
  const { module } = await runnerImport<{ dashboardMarkup: () => string }>(
    here('./src/build/prerender/dashboard.tsx'),
    config,
  );
  return module.dashboardMarkup();
};

/** One answer holds all the page needs to be seen. */
const inlined = (html: string, bundle: Bundle): string =>
  html.replace(STYLESHEET, (_link, file: string) => {
    const sheet = bundle[file];
    if (sheet?.type !== 'asset') throw new Error(`The build has no ${file} to write into the landing page.`);
    return `<style>${String(sheet.source)}</style>`;
  });

/** Draws the landing page into landing.html when the site is built. `config` says how to read our sources. */
const prerenderLanding = (config: InlineConfig): Plugin => ({
  name: 'flyleaf:prerender-landing',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: async (html, { path, bundle }) =>
      path === '/landing.html' && bundle
        ? inlined(html, bundle).replace('<!--landing-->', await landing(config))
        : html,
  },
});

/** `html` with each of these in the place of what stood there once. */
const filledIn = (html: string, changes: Record<string, string>): string =>
  Object.entries(changes).reduce((page, [before, after]) => {
    if (page.split(before).length !== 2) throw new Error(`index.html has not one ${before}.`);
    return page.replace(before, () => after);
  }, html);

/** Writes dashboard.html: index.html with what stands of the dashboard before anything is known. */
const prerenderDashboard = (config: InlineConfig): Plugin => ({
  name: 'flyleaf:prerender-dashboard',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    async handler(_options, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset') throw new Error('The build has no index.html to draw the dashboard into.');
      const source = filledIn(String(page.source), {
        '<title>Flyleaf</title>': '<title>Dashboard | Flyleaf</title>',
        '<div id="root"></div>': `<div id="root">${await dashboard(config)}</div>`,
      });
      this.emitFile({ type: 'asset', fileName: 'dashboard.html', source });
    },
  },
});

/** The router's package leads to its development build, with warnings for us that nobody else needs. */
const routerForProduction = (): Plugin => ({
  name: 'flyleaf:router-for-production',
  apply: 'build',
  config: () => ({
    resolve: {
      alias: [
        {
          find: /^react-router$/,
          replacement: here('../node_modules/react-router/dist/production/index.mjs'),
        },
        {
          find: /^react-router\/dom$/,
          replacement: here('../node_modules/react-router/dist/production/dom-export.mjs'),
        },
      ],
    },
  }),
});

/**
 * What pages share, in a few files rather than in one for each set of pages that share it: fewer requests wait for each other,
 * and one file compresses better than its pieces. The landing page needs none of it but the note of who is signed in.
 */
const SHARED_FILES = [
  { name: 'note', test: /signed-in-cookie|session-key|preload-helper/, priority: 3 },
  { name: 'react', test: /rolldown.runtime|node_modules\/(react|react-dom|scheduler)\//, priority: 4 },
  { name: 'router', test: /node_modules\/react-router(-dom)?\//, priority: 4 },
  { name: 'app', tags: ['$initial' as const], test: /^(?!.*landing)/, priority: 2 },
  {
    name: 'server',
    test: /\/src\/api\/|\/lib\/api\/(api-client|api-error|authorized-fetch|early-replies)|\/app\/query-client|@tanstack\/(query-core|react-query)\/(?!.*(infinite|queries|\/index\.))/i,
    priority: 1,
  },
  {
    name: 'kit',
    test: /\/components\/ui\/(badge|skeleton|empty-state|error-state|progress|category|category-badge|chance-range|field|field-context|input|control-style|select|checkbox|textarea|refused)\.|\/src\/lib\/(hooks|words|drawing|forms)\/(use-(on-demand|skeleton-visible|media-query|root-class)|last-input|figures|stable-bucket|chances|acceptance-rate|draft)\.|features\/identity\/(use-account|sign-in\/use-sign-out)\.|features\/matching\/use-(recommendations|saved-colleges)\.|\/icons\/arrow-left\./,
    priority: 0,
  },
  {
    name: 'forms',
    test: /node_modules\/(react-hook-form|@hookform|zod)\/|\/components\/ui\/error-summary\.|\/src\/lib\/forms\/form-problems\./,
    priority: 1,
  },
  {
    name: 'profile',
    test: /features\/student-profile\/(profile|use-profile|flow\/flow|flow\/step-marks|quick-start\/steps)\./,
    priority: 1,
  },
  {
    name: 'step',
    test: /features\/student-profile\/(fields\/(form-fields|form-problems|gpa)|flow\/(step-(frame|footer|heading)|use-(step|leave-guard|refusal|restored-draft|save-answers|refresh-from-profile)))\.|\/components\/ui\/(chip-group|option-cards|autosave-status)\./,
    priority: 0,
  },
  { name: 'icons', test: /lucide-react\/.*\/icons\//, minShareCount: 4, priority: 0 },
];

const resolve = {
  alias: { '@': here('./src'), '#engine': here('../src/modules/matching/domain/engine/index.ts') },
};

const READ_SOURCES: InlineConfig = { configFile: false, root: here('.'), plugins: [react()], resolve };

export default defineConfig({
  root: here('.'),
  plugins: [
    react(),
    tailwindcss(),
    routerForProduction(),
    fetchAhead(),
    prerenderLanding(READ_SOURCES),
    prerenderDashboard(READ_SOURCES),
  ],
  resolve,
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    manifest: true,
    // The content security policy allows fonts from our own address only, so nothing becomes a data: address.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: [here('./index.html'), here('./landing.html')],
      output: { codeSplitting: { groups: SHARED_FILES } },
    },
  },
  server: {
    host: '127.0.0.1',
    port: 5173,
    proxy: { '/api': server, '/objects': server, '/health': server },
  },
  test: {
    name: 'web',
    environment: 'jsdom',
    include: ['src/**/*.spec.{ts,tsx}'],
    setupFiles: ['src/testing/setup.ts'],
    css: false,
    // The same as for the other rooms of tests, which share the workers.
    maxWorkers: Math.max(2, availableParallelism()),
    // One DOM per worker; the setup file gives every spec file modules of its own and a document as it was.
    isolate: false,
    // Typing into a form is many renders; two slow cores need their time.
    testTimeout: 30_000,
  },
});
