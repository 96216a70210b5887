/** A minimal HTTP client with cookies per host and manual redirects. */
export class HttpBrowser {
  private readonly cookies = new Map<string, Map<string, string>>();

  async go(url: string, init: RequestInit = {}): Promise<Response> {
    const { host } = new URL(url);
    const jar = this.cookies.get(host) ?? new Map<string, string>();
    this.cookies.set(host, jar);
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const reply = await fetch(url, {
      redirect: 'manual',
      ...init,
      headers: { ...(init.headers as Record<string, string>), ...(cookie === '' ? {} : { cookie }) },
    });
    for (const line of reply.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '' || /max-age=0|1970/i.test(line)) jar.delete(name);
      else jar.set(name, value);
    }
    return reply;
  }

  post(url: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
    return this.go(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  }

  cookieOf(url: string, name: string): string | undefined {
    return this.cookies.get(new URL(url).host)?.get(name);
  }

  forget(url: string, name: string): void {
    this.cookies.get(new URL(url).host)?.delete(name);
  }
}

/** The absolute URL of a redirect. */
export function locationOf(reply: Response, base: string): URL {
  const location = reply.headers.get('location');
  if (location === null) throw new Error(`Expected a redirect, got ${String(reply.status)}.`);
  return new URL(location, base);
}
