const KEY = 'flyleaf.return-to';

/** Remembers the page to come back to; it survives the trip through the sign-in page. */
export const rememberPage = (path: string) => sessionStorage.setItem(KEY, path);

export const isAwaitedSomewhere = () => sessionStorage.getItem(KEY) !== null;

/** Where to go after signing in, once; null when nobody was interrupted. */
export const takeRememberedPage = () => {
  const path = sessionStorage.getItem(KEY) ?? '';
  sessionStorage.removeItem(KEY);
  return path.startsWith('/') && !path.startsWith('//') ? path : null;
};
