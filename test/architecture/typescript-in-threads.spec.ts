import { once } from 'node:events';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';
import { repositoryRoot } from '#shared-kernel/platform/repository-root.js';

const fileUrl = (file: string) => pathToFileURL(path.join(repositoryRoot(), file)).href;

const THREAD = `
  import { parentPort, workerData } from 'node:worker_threads';
  parentPort.postMessage(Object.keys(await import(workerData)));
`;

it('a thread of a test compiles our TypeScript and leaves packages alone, also one named like a file', async () => {
  const thread = new Worker(new URL(`data:text/javascript,${encodeURIComponent(THREAD)}`), {
    workerData: fileUrl('src/modules/essays/adapters/reading/dictionary.ts'),
    execArgv: ['--import', fileUrl('test/support/typescript-in-threads.mjs')],
  });
  const [exported] = (await once(thread, 'message')) as [string[]];
  await thread.terminate();

  expect(exported).toEqual(['Dictionary']);
});

it('a thread begins with our TypeScript, which names it as the built file', async () => {
  const thread = new Worker(new URL(fileUrl('src/modules/essays/adapters/reading/dictionary.js')), {
    execArgv: ['--import', fileUrl('test/support/typescript-in-threads.mjs')],
  });
  const [exitCode] = (await once(thread, 'exit')) as [number];

  expect(exitCode).toBe(0);
});
