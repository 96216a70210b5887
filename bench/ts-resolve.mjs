import { registerHooks } from 'node:module';

/**
 * Sources import each other as `.js`, as the built code does; Node runs the `.ts` beside it. What a module of ours is asked for by
 * name (`#`) is taken as built where it is built, since Node runs no decorators.
 */
registerHooks({
  resolve(specifier, context, nextResolve) {
    const isOurs = !context.parentURL?.includes('/node_modules/') && /^[.#]/.test(specifier);
    if (!isOurs || !specifier.endsWith('.js')) return nextResolve(specifier, context);
    const source = () =>
      nextResolve(specifier.replace(/\.js$/, '.ts'), {
        ...context,
        conditions: ['source', ...context.conditions],
      });
    const built = () => nextResolve(specifier, context);
    const [first, second] = specifier.startsWith('#') ? [built, source] : [source, built];
    try {
      return first();
    } catch {
      return second();
    }
  },
});
