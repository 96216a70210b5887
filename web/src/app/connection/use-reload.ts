import { useCallback, useEffect, useState } from 'react';

/** Whether the address answers at all: without, the browser would put its own error page in the place of ours. */
const answers = () =>
  fetch(location.href, { method: 'HEAD', cache: 'no-store', redirect: 'manual' }).then(
    ({ status }) => status < 500,
    () => false,
  );

/** Reloads the page where that leads to a page: when it is asked to, and by itself once the connection is back. */
export const useReload = () => {
  const [state, setState] = useState<'idle' | 'asking' | 'unreached'>('idle');

  const reload = useCallback(() => {
    setState('asking');
    void answers().then((yes) => {
      if (yes) location.reload();
      else setState('unreached');
    });
  }, []);

  useEffect(() => {
    addEventListener('online', reload);
    return () => removeEventListener('online', reload);
  }, [reload]);

  return { reload, asking: state === 'asking', unreached: state === 'unreached' };
};
