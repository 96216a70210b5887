/** By path: the files that hold the page, and the API calls it makes first. */
export type EarlyRequests = Record<string, { files: string[]; calls: string[] }>;

/**
 * Loads a page's files and sends a student's first API calls while the application's own script is still loading. The build
 * writes its source text into a script of its own, so it uses nothing from outside itself. The replies wait in
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
    // What follows the question mark may change what the page asks for.
    const calls = user.role === 'student' && isValid && location.search === '' ? page.calls : [];
    const headers = { authorization: `Bearer ${accessToken}` };
    window.flyleafEarly = {
      accessToken,
      replies: new Map(calls.map((call) => [call, fetch(call, { headers }).catch(() => null)])),
    };
  } catch {
    // Nobody is signed in, or storage is blocked: the page makes its own calls.
  }

  for (const href of page.files)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
};
