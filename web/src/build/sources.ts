import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { type InlineConfig, runnerImport } from 'vite';

const pathOf = (address: string) => fileURLToPath(new URL(address, import.meta.url));

export const resolve = {
  alias: {
    '@': pathOf('..'),
    '#authorship': pathOf('../../../src/modules/essays/domain/authorship/index.ts'),
    '#deadlines': pathOf('../../../src/modules/matching/applications/domain/deadlines/expected-deadline.ts'),
    '#engine': pathOf('../../../src/modules/matching/domain/engine/index.ts'),
    // Of the engine's own imports, and the states.
    '#shared-kernel': pathOf('../../../src/shared-kernel'),
  },
};

const config: InlineConfig = { configFile: false, root: pathOf('../..'), plugins: [react()], resolve };

/** Runs one of our modules in Node while the site is built. */
export const runSource = async <Module>(file: string): Promise<Module> =>
  (await runnerImport<Module>(pathOf(file), config)).module;
