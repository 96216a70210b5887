const KEY = 'flyleaf.return-to';

/** Remembers the page to come back to after signing in. */
export const rememberPage = (path: string) => sessionStorage.setItem(KEY, path);

export const hasRememberedPage = () => sessionStorage.getItem(KEY) !== null;

/** Where to go after signing in; null when no page is remembered. Forgets it. */
export const takeRememberedPage = () => {
  const path = sessionStorage.getItem(KEY) ?? '';
  sessionStorage.removeItem(KEY);
  return path.startsWith('/') && !path.startsWith('//') ? path : null;
};
