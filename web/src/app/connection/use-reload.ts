import { useCallback, useEffect, useState } from 'react';

/** Without a check, the browser would replace our page with its own error page. */
const isReachable = () =>
  fetch(location.href, { method: 'HEAD', cache: 'no-store', redirect: 'manual' }).then(
    ({ status }) => status < 500,
    () => false,
  );

/** Reloads the page if the server can be reached: on request, and automatically once the connection is back. */
export const useReload = () => {
  const [state, setState] = useState<'idle' | 'checking' | 'unreachable'>('idle');

  const reload = useCallback(() => {
    setState('checking');
    void isReachable().then((yes) => {
      if (yes) location.reload();
      else setState('unreachable');
    });
  }, []);

  useEffect(() => {
    addEventListener('online', reload);
    return () => removeEventListener('online', reload);
  }, [reload]);

  return { reload, checking: state === 'checking', unreachable: state === 'unreachable' };
};
