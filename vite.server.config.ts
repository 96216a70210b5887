import fs from 'node:fs';
import http from 'node:http';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The mapper reads them from their folder and knows them by the names of their files, so each stays one. */
const MIGRATIONS = fs
  .readdirSync(here('./db/migrations'))
  .filter((file) => file.endsWith('.ts'))
  .map((file) => [`db/migrations/${file.replace(/\.ts$/, '')}`, here(`./db/migrations/${file}`)] as const);

const PRODUCT = {
  main: here('./src/main.ts'),
  'import-catalogue': here('./src/import-catalogue.ts'),
  'import-thread': here('./src/modules/college-catalogue/adapters/import-job/import-thread.ts'),
  ...Object.fromEntries(MIGRATIONS),
};

/** The product with a route that the product does not have: built as the product is, and apart from it. */
const BENCH = { 'empty-route': here('./bench/references/empty-route.ts') };

/** Where traces are mapped, Node reads the whole map when it starts: 80 MB and half a second for what nobody here wrote. */
const noMapsOfPackages: Plugin = {
  name: 'flyleaf:no-maps-of-packages',
  transform: { filter: { id: /node_modules/ }, handler: (code) => ({ code, map: { mappings: '' } }) },
};

const namesOf = (builtin: object) =>
  Object.entries(Object.getOwnPropertyDescriptors(builtin)).flatMap(([name, property]) =>
    'value' in property ? [name] : [],
  );

/**
 * An imported `http` reads all its names for the importer, the browser's WebSocket among them, for which Node loads the client
 * behind `fetch`: a tenth of a start and 12 MB for what few replicas ever use. A required one does not.
 */
const httpWithoutFetch: Plugin = {
  name: 'flyleaf:http-without-fetch',
  enforce: 'pre',
  resolveId: { filter: { id: /^(node:)?http$/ }, handler: () => '\0http' },
  load: {
    filter: { id: /^\0http$/ },
    handler: () => `import { createRequire } from 'node:module';
      const http = createRequire(import.meta.url)('node:http');
      export default http;
      export const { ${namesOf(http).join(', ')} } = http;`,
  },
};

/** Compression asks of each reply whether it is one of `fetch`, by the class, and so loads it after all; a reply says it itself. */
const compressionWithoutFetch: Plugin = {
  name: 'flyleaf:compression-without-fetch',
  transform: {
    filter: { id: /@fastify\/compress\// },
    handler: (code) => ({
      code: code.replaceAll('obj instanceof Response', "obj?.[Symbol.toStringTag] === 'Response'"),
      map: { mappings: '' },
    }),
  },
};

/** The server and its packages in a few files: reading three thousand takes longer than all else of a start. */
export default defineConfig(({ mode }) => ({
  root: here('.'),
  logLevel: 'warn',
  plugins: [noMapsOfPackages, httpWithoutFetch, compressionWithoutFetch],
  resolve: {
    alias: [
      { find: /^#modules\/(.*)\.js$/, replacement: here('./src/modules/$1.ts') },
      { find: /^#shared-kernel\/(.*)\.js$/, replacement: here('./src/shared-kernel/$1.ts') },
    ],
  },
  // The password hasher is machine code beside its package.
  ssr: { noExternal: true, external: ['argon2'] },
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
        // Queues, commands and entities are known by the names of their classes.
        keepNames: true,
        comments: false,
        entryFileNames: '[name].js',
        chunkFileNames: ({ name }) => `${name.replace(/~.*/, '')}-[hash].js`,
        codeSplitting: { groups: [{ name: 'packages', test: /node_modules/, entriesAware: true }] },
      },
    },
  },
}));
