import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { type IndexHtmlTransformContext, type InlineConfig, type Plugin, runnerImport } from 'vite';
import { defineConfig } from 'vitest/config';

const LANDING = '/landing.html';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env['FLYLEAF_SERVER'] ?? 'http://127.0.0.1:3000';

/**
 * The interface face is on the critical path of every page, under a name known only after the build. The landing page asks for
 * it as soon, because its styles come with it.
 */
const preloadInterfaceFont = (): Plugin => ({
  name: 'flyleaf:preload-interface-font',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle, path }) =>
      Object.keys(bundle ?? {})
        .filter((file) => path !== LANDING && file.includes('hanken-grotesk-latin-wght-normal'))
        .map((file) => ({
          tag: 'link',
          injectTo: 'head-prepend',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true },
        })),
  },
});

type Bundle = NonNullable<IndexHtmlTransformContext['bundle']>;

const PLACE = '<!--landing-->';
const STYLESHEET = /<link rel="stylesheet"[^>]*href="\/([^"]+\.css)"[^>]*>/;

const rendered = async (config: InlineConfig): Promise<string> => {
  const { module } = await runnerImport<{ landingMarkup: () => string }>(
    here('./src/prerendered-landing.tsx'),
    config,
  );
  return module.landingMarkup();
};

/** One answer holds all the page needs to be seen. */
const inlined = (html: string, bundle: Bundle): string =>
  html.replace(STYLESHEET, (_link, file: string) => {
    const sheet = bundle[file];
    if (sheet?.type !== 'asset') throw new Error(`The build has no ${file} to write into the landing page.`);
    return `<style>${String(sheet.source)}</style>`;
  });

/** Renders the landing page into landing.html when the site is built. `config` says how to read our sources. */
const prerenderLanding = (config: InlineConfig): Plugin => ({
  name: 'flyleaf:prerender-landing',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: async (html, { path, bundle }) =>
      path === LANDING && bundle ? inlined(html, bundle).replace(PLACE, await rendered(config)) : html,
  },
});

const CONNECTED = ['app/connected.tsx'];
const SHELL = [...CONNECTED, 'app/app-shell.tsx'];

/** The parts that an address needs besides the application's own script. */
const NEEDED: Readonly<Record<string, readonly string[]>> = {
  '/': [...SHELL, 'routes/home.tsx'],
  '/colleges': [...SHELL, 'routes/colleges.tsx'],
  '/my-list': [...SHELL, 'routes/my-list.tsx'],
  '/profile': [...SHELL, 'routes/profile.tsx'],
  '/login': [...CONNECTED, 'routes/login.tsx'],
  '/register': [...CONNECTED, 'routes/register.tsx'],
};

const chunksOf = (bundle: Bundle) => Object.values(bundle).filter((file) => file.type === 'chunk');

/** A chunk and all it imports. */
const withImports = (bundle: Bundle, file: string, seen = new Set<string>()): Set<string> => {
  const chunk = bundle[file];
  if (chunk?.type !== 'chunk' || seen.has(file)) return seen;
  seen.add(file);
  chunk.imports.forEach((imported) => withImports(bundle, imported, seen));
  return seen;
};

const filesFor = (bundle: Bundle, parts: readonly string[], known: ReadonlySet<string>) => {
  const files = parts.flatMap((part) => {
    const chunk = chunksOf(bundle).find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/src/${part}`));
    if (!chunk) throw new Error(`The build has no file of its own for ${part}.`);
    return [...withImports(bundle, chunk.fileName)];
  });
  return [...new Set(files)].filter((file) => !known.has(file)).map((file) => `/${file}`);
};

const scriptFor = (files: Record<string, string[]>) => `(function () {
  (${JSON.stringify(files)}[location.pathname] || []).forEach(function (file) {
    var link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = file;
    document.head.append(link);
  });
})();
`;

/**
 * A page's own parts are known to the router only once the application's script runs. A small script asks for them while
 * that one is still on its way.
 */
const fetchAhead = (): Plugin => {
  let script = '';

  return {
    name: 'flyleaf:fetch-ahead',
    apply: 'build',
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        const app = chunksOf(bundle).find(({ moduleIds }) =>
          moduleIds.some((id) => id.endsWith('/src/main.tsx')),
        );
        if (!app) throw new Error('The build has no application.');
        const known = withImports(bundle, app.fileName);
        const source = scriptFor(
          Object.fromEntries(
            Object.entries(NEEDED).map(([path, parts]) => [path, filesFor(bundle, parts, known)]),
          ),
        );
        script = `assets/ahead-${createHash('sha256').update(source).digest('base64url').slice(0, 8)}.js`;
        this.emitFile({ type: 'asset', fileName: script, source });
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { path }) =>
        path === '/index.html'
          ? [{ tag: 'script', injectTo: 'head-prepend', attrs: { src: `/${script}`, async: true } }]
          : [],
    },
  };
};

/**
 * What pages share, in a few files rather than in one for each set of pages that share it: fewer requests wait for each other,
 * and one file compresses better than its pieces. The landing page needs none of it but the note of who is signed in.
 */
const SHARED_FILES = [
  { name: 'note', test: /signed-in-note|session-key|preload-helper/, priority: 3 },
  { name: 'app', tags: ['$initial' as const], test: /^(?!.*landing)/, priority: 2 },
  {
    name: 'server',
    test: /\/src\/api\/|\/lib\/(api-client|api-error|authorized-fetch)|\/app\/query-client|@tanstack\/(query-core|react-query)\/(?!.*(infinite|queries|\/index\.))/i,
    priority: 1,
  },
  {
    name: 'kit',
    test: /\/components\/ui\/(badge|skeleton|empty-state|error-state|progress|category|category-badge|chance-range|field|field-context|input|control-style)\.|\/src\/lib\/(use-(on-demand|held-pending|media-query)|figures|spread|chance-words|acceptance)\./,
    priority: 0,
  },
  { name: 'icons', test: /lucide-react\/.*\/icons\//, minShareCount: 4, priority: 0 },
];

const resolve = {
  alias: { '@': here('./src'), '#engine': here('../src/modules/matching/domain/engine/index.ts') },
};

export default defineConfig({
  root: here('.'),
  plugins: [
    react(),
    tailwindcss(),
    preloadInterfaceFont(),
    fetchAhead(),
    prerenderLanding({ configFile: false, root: here('.'), plugins: [react()], resolve }),
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
    // Typing into a form is many renders; two slow cores need their time.
    testTimeout: 30_000,
  },
});
