declare global {
  interface Window {
    /** What was asked before the application's script ran, and with which token; see src/ahead/ask-ahead.ts. */
    flyleafEarly?: { accessToken: string; replies: Map<string, Promise<Response | null>> };
  }
}

/**
 * The answer to a call that was sent ahead of the application, once; null where there is none, or none that is of use. The
 * first change of anything makes the rest out of date.
 */
export const earlyReply = async (request: Request, accessToken: string): Promise<Response | null> => {
  const ahead = window.flyleafEarly;
  if (!ahead) return null;
  if (request.method !== 'GET' || ahead.accessToken !== accessToken) {
    delete window.flyleafEarly;
    return null;
  }
  const { origin, pathname, search } = new URL(request.url);
  const call = pathname + search;
  const reply = origin === location.origin ? ahead.replies.get(call) : undefined;
  ahead.replies.delete(call);

  const response = await reply;
  return response?.ok === true ? response : null;
};
