import { type ServerSentEventsOptions } from '@/api/core/serverSentEvents.gen';

/**
 * Reads one stream of server-sent events, each with one line of JSON at most. The build puts it in the place of the generated
 * client's reader, which is four times as large because it also reconnects: `follow-unread.ts` does that itself.
 */
export const createSseClient = (options: ServerSentEventsOptions) => ({ stream: eventsOf(options) });

async function* eventsOf({
  url,
  fetch = globalThis.fetch,
  onRequest,
  onSseEvent,
  ...init
}: ServerSentEventsOptions) {
  try {
    const request = (await onRequest?.(url, init)) ?? new Request(url, init);
    const response = await fetch(request);
    if (!response.ok) return;
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    let rest = '';
    for (;;) {
      const part = await reader?.read();
      if (!part || part.done) return;
      const events = (rest + part.value).split('\n\n');
      rest = events.pop() ?? '';
      for (const event of events) {
        const data: unknown = JSON.parse(/^data:(.*)/m.exec(event)?.[1] ?? 'null');
        onSseEvent?.({ data });
        if (data !== null) yield data;
      }
    }
  } catch {
    // Cut off or aborted.
  }
}
