import { registerHooks } from 'node:module';

/** Sources import each other as `.js`, as the built code does; Node runs the `.ts` beside it. */
registerHooks({
  resolve(specifier, context, nextResolve) {
    const isOurs = !context.parentURL?.includes('/node_modules/') && specifier.startsWith('.');
    if (!isOurs || !specifier.endsWith('.js')) return nextResolve(specifier, context);
    try {
      return nextResolve(specifier.replace(/\.js$/, '.ts'), context);
    } catch {
      return nextResolve(specifier, context);
    }
  },
});
