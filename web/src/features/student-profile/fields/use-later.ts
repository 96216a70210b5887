import { useState } from 'react';

/** Code that a field needs only once someone comes to it: null until `load` has brought it in. A failed load is tried again. */
export const useLater = <Module>(fetch: () => Promise<Module>) => {
  const [loaded, setLoaded] = useState<{ module: Module } | null>(null);
  const load = () => {
    if (loaded === null)
      fetch().then(
        (module) => setLoaded({ module }),
        () => undefined,
      );
  };
  return [loaded?.module ?? null, load] as const;
};
