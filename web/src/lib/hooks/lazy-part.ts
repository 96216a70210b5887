import { type ComponentType, lazy } from 'react';

/**
 * A component whose code is loaded when it is first drawn, or before, by `prepare`: then it is drawn without a pause. A load that
 * failed is tried again next time.
 */
export const lazyPart = <Props>(load: () => Promise<ComponentType<Props>>) => {
  let loading: Promise<{ default: ComponentType<Props> }> | undefined;
  const prepare = () =>
    (loading ??= load().then(
      (Part) => ({ default: Part }),
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    ));
  return { Part: lazy(prepare), prepare };
};
