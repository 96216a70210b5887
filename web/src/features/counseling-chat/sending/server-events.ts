/** One event of a `text/event-stream`. */
export type ServerEvent = { name: string; data: string };

/** The events of a stream, as they arrive. Comments and other fields are skipped. */
export async function* serverEvents(
  body: ReadableStream<Uint8Array>,
  onBytes: () => void,
): AsyncGenerator<ServerEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let unread = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      onBytes();
      unread = (unread + decoder.decode(value, { stream: true })).replaceAll('\r\n', '\n');
      const blocks = unread.split('\n\n');
      unread = blocks.pop() ?? '';
      for (const block of blocks) {
        const event = eventIn(block);
        if (event) yield event;
      }
    }
  } finally {
    void reader.cancel().catch(() => undefined);
  }
}

const eventIn = (block: string): ServerEvent | null => {
  const valuesOf = (field: string) =>
    block
      .split('\n')
      .filter((line) => line.startsWith(`${field}:`))
      .map((line) => line.slice(field.length + 1).trimStart());
  const data = valuesOf('data');
  return data.length === 0 ? null : { name: valuesOf('event')[0] ?? 'message', data: data.join('\n') };
};
