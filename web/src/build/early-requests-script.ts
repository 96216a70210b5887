/** By path: the page's files and its first API calls. */
export type EarlyRequests = Record<string, { files: string[]; calls: string[] }>;

/**
 * Loads a page's files and sends a student's first API calls while the app's script is still loading. The build copies its
 * source text into a separate script, so it cannot use anything from outside the function. The replies wait in
 * `window.flyleafEarly` (lib/api/early-replies.ts).
 */
export const sendEarlyRequests = (pages: EarlyRequests, sessionKey: string) => {
  const page = pages[location.pathname];
  if (!page) return;

  try {
    const { accessToken, user } = JSON.parse(localStorage.getItem(sessionKey) ?? 'null') as {
      accessToken: string;
      user: { role: string };
    };
    const payload = accessToken.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? '';
    const { exp } = JSON.parse(atob(payload)) as { exp: number };
    const isValid = exp * 1000 > Date.now() + 5_000;
    // A query string may change the page's calls.
    const calls = user.role === 'student' && isValid && location.search === '' ? page.calls : [];
    const headers = { authorization: `Bearer ${accessToken}` };
    window.flyleafEarly = {
      accessToken,
      replies: new Map(calls.map((call) => [call, fetch(call, { headers }).catch(() => null)])),
    };
  } catch {
    // Signed out, or storage is blocked: the page makes its own calls.
  }

  for (const href of page.files)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
};
