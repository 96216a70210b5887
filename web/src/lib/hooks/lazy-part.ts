import { type ComponentType, lazy } from 'react';

/**
 * A part of a page whose code comes when it is first drawn, or before: what `prepare` has fetched is drawn at once. A fetch
 * that failed is tried again by the next one.
 */
export const part = <Props>(load: () => Promise<ComponentType<Props>>) => {
  let coming: Promise<{ default: ComponentType<Props> }> | undefined;
  const prepare = () =>
    (coming ??= load().then(
      (Part) => ({ default: Part }),
      (error: unknown) => {
        coming = undefined;
        throw error;
      },
    ));
  return { Part: lazy(prepare), prepare };
};
