declare global {
  interface Window {
    /** Calls sent before the application's script ran, and the token they were sent with; see build/early-requests-script.ts. */
    flyleafEarly?: { accessToken: string; replies: Map<string, Promise<Response | null>> };
  }
}

/**
 * The reply to a call that was sent early, once; null when there is none or it failed. A first change of anything makes the
 * other early replies out of date.
 */
export const earlyReply = async (request: Request, accessToken: string): Promise<Response | null> => {
  const early = window.flyleafEarly;
  if (!early) return null;
  if (request.method !== 'GET' || early.accessToken !== accessToken) {
    delete window.flyleafEarly;
    return null;
  }
  const { origin, pathname, search } = new URL(request.url);
  const call = pathname + search;
  const reply = origin === location.origin ? early.replies.get(call) : undefined;
  early.replies.delete(call);

  const response = await reply;
  return response?.ok === true ? response : null;
};
