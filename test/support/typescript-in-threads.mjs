import { registerHooks, createRequire } from 'node:module';
import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isMainThread } from 'node:worker_threads';
import './servers/ordinary-priority.mjs';

/** Vitest compiles what a test imports, but not what a worker thread imports. This compiles that with the same tool. */
if (!isMainThread) {
  const { transformSync } = createRequire(import.meta.resolve('vite'))('rolldown/utils');

  registerHooks({
    resolve(specifier, context, nextResolve) {
      // The first file of a thread comes as its URL, everything else as we import it.
      const isNamedAsOurs = /^(file:|[.#]).*\.js$/.test(specifier) && !specifier.includes('/node_modules/');
      const isOurs = isNamedAsOurs && !context.parentURL?.includes('/node_modules/');
      if (!isOurs) return nextResolve(specifier, context);
      const conditions = ['source', ...context.conditions];
      return nextResolve(specifier.replace(/\.js$/, '.ts'), { ...context, conditions });
    },
    load(url, context, nextLoad) {
      if (!url.endsWith('.ts')) return nextLoad(url, context);
      const file = fileURLToPath(url);
      const { code, errors } = transformSync(file, fs.readFileSync(file, 'utf8'));
      if (errors.length > 0) throw errors[0];
      return { format: 'module', source: code, shortCircuit: true };
    },
  });
}
