/**
 * By address: the files that hold the page, and the calls it begins with. An address with its question mark says what comes
 * on top of the page's own.
 */
export type AheadByPage = Record<string, { files: string[]; calls: string[]; plainCalls: string[] }>;

/**
 * Asks for a page's own parts, and for what a student's page reads first, while the application's script is still on its
 * way. It runs as a script of its own before any other, so it uses nothing from outside itself: the build writes its text out.
 * Answers wait in `window.flyleafAhead` (src/lib/early-replies.ts).
 */
export const askAhead = (pages: AheadByPage, sessionKey: string) => {
  const { pathname, search } = location;
  const page = pages[pathname];
  if (!page) return;
  const onTop = search === '' ? undefined : pages[pathname + search];

  try {
    const { accessToken, user } = JSON.parse(localStorage.getItem(sessionKey) ?? 'null') as {
      accessToken: string;
      user: { role: string };
    };
    const claims = accessToken.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? '';
    const { exp } = JSON.parse(atob(claims)) as { exp: number };
    const mayAsk = user.role === 'student' && exp * 1000 > Date.now() + 5_000;
    const ask = [...page.calls, ...(search === '' ? page.plainCalls : []), ...(onTop?.calls ?? [])];
    const calls = mayAsk ? ask : [];
    const headers = { authorization: `Bearer ${accessToken}` };
    window.flyleafAhead = {
      accessToken,
      replies: new Map(calls.map((call) => [call, fetch(call, { headers }).catch(() => null)])),
    };
  } catch {
    // Nobody is signed in, or the browser keeps nothing: the page asks for itself.
  }

  for (const href of [...page.files, ...(onTop?.files ?? [])]) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
};
