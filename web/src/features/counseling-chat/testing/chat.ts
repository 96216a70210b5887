import { http, HttpResponse } from 'msw';
import { type ChatMessage } from '@/api';
import { api } from '@/testing/api';

export const said = (message: string, id = 's-1'): ChatMessage => ({
  id,
  message,
  isBot: false,
  createdAt: '2026-11-20T21:02:00.000Z',
});

export const answered = (message: string, but: Partial<ChatMessage> = {}): ChatMessage => ({
  id: 'w-1',
  message,
  isBot: true,
  createdAt: '2026-11-20T21:02:05.000Z',
  kind: 'answer',
  blocks: [],
  citations: [],
  chips: [],
  actions: [],
  ...but,
});

/** A mock chat that keeps what was said and answers with `reply`. */
export const chatCalls = (
  first: ChatMessage[] = [],
  reply = answered('Ohio State is a target.', { id: 'w-9' }),
) => {
  let messages = first;
  const sent: string[] = [];
  const keys: (string | null)[] = [];
  api.use(
    http.get('*/api/chat/messages', () => HttpResponse.json(messages)),
    http.delete('*/api/chat/messages', () => {
      messages = [];
      return new HttpResponse(null, { status: 204 });
    }),
    http.post('*/api/chat/send', async ({ request }) => {
      const { message } = (await request.json()) as { message: string };
      sent.push(message);
      keys.push(request.headers.get('idempotency-key'));
      const own = said(message, `s-${sent.length + 8}`);
      messages = [...messages, own, reply];
      return HttpResponse.json({ message: own, reply }, { status: 201 });
    }),
  );
  return { sent, keys };
};

/** A stream that the test writes piece by piece. */
export const eventStream = () => {
  const encoder = new TextEncoder();
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  return {
    response: () => new HttpResponse(readable, { headers: { 'content-type': 'text/event-stream' } }),
    write: (text: string) => writer.write(encoder.encode(text)),
    event: (name: string, data: unknown) =>
      writer.write(encoder.encode(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`)),
    cut: () => writer.abort(new Error('The network is gone.')),
  };
};
