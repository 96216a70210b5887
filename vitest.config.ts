import { availableParallelism } from 'node:os';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './test/support/longest-first.js';

const cores = Math.max(2, availableParallelism());
const root = fileURLToPath(new URL('.', import.meta.url));
// Workers and servers take over what one before them has compiled. A new build removes it.
process.env['NODE_COMPILE_CACHE'] ??= `${root}dist/.compiled`;
/** Compiles the TypeScript of the import's worker thread. */
const threads = {
  execArgv: ['--import', `${pathToFileURL(root).href}test/support/typescript-in-threads.mjs`],
};
/** Files share a worker and all that it has loaded, our modules too. */
const shared = { isolate: false };
/** The same for files that use the product's entities. */
const sharedWithEntities = {
  isolate: false,
  setupFiles: ['test/support/name-entities.ts', 'test/support/hash-passwords-quickly.ts'],
};
/** They wait as much as they compute. Beside unit specs, they would take the time of those. */
const waiting = { sequence: { groupOrder: 1 }, maxWorkers: cores + 3 };
const server = {
  resolve: {
    alias: [
      { find: /^#modules\/(.*)\.js$/, replacement: `${root}src/modules/$1.ts` },
      { find: /^#shared-kernel\/(.*)\.js$/, replacement: `${root}src/shared-kernel/$1.ts` },
    ],
  },
};

/** Five kinds of tests: `specs` touch nothing outside the process; the others say what they need. */
export default defineConfig({
  test: {
    maxWorkers: cores,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        ...server,
        test: {
          ...shared,
          name: 'specs',
          include: ['src/**/*.spec.ts', 'test/architecture/**/*.spec.ts'],
          exclude: ['**/*.db.spec.ts'],
        },
      },
      {
        ...server,
        test: {
          ...sharedWithEntities,
          ...waiting,
          name: 'database',
          include: ['src/**/*.db.spec.ts', 'test/**/*.db.spec.ts'],
          globalSetup: 'test/support/servers/database-server.ts',
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        ...server,
        test: {
          ...threads,
          ...sharedWithEntities,
          ...waiting,
          name: 'journeys',
          include: ['test/journeys/**/*.journey.spec.ts'],
          globalSetup: 'test/support/servers/database-server.ts',
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        ...server,
        test: {
          ...threads,
          ...sharedWithEntities,
          name: 'browser',
          // Fewer files at once: a page that is drawn late moves.
          sequence: { groupOrder: 2 },
          maxWorkers: cores + 1,
          include: ['test/browser/**/*.browser.spec.ts'],
          globalSetup: 'test/support/servers/database-server.ts',
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      'web/vite.config.{ts,js}',
    ],
  },
});
