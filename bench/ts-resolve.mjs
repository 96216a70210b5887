import { registerHooks } from 'node:module';

/** Sources import each other as `.js`, as the built code does; Node runs the `.ts` beside it, so nothing needs to be built first. */
registerHooks({
  resolve(specifier, context, nextResolve) {
    const isOurs = !context.parentURL?.includes('/node_modules/') && /^[.#]/.test(specifier);
    if (!isOurs || !specifier.endsWith('.js')) return nextResolve(specifier, context);
    try {
      return nextResolve(specifier.replace(/\.js$/, '.ts'), {
        ...context,
        conditions: ['source', ...context.conditions],
      });
    } catch {
      return nextResolve(specifier, context);
    }
  },
});
