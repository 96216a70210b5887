import { describe, expect, it, vi } from 'vitest';
import { type ServerEvent, serverEvents } from './server-events';

const streamOf = (...pieces: string[]) =>
  new ReadableStream<Uint8Array>({
    start: (stream) => {
      const encoder = new TextEncoder();
      pieces.forEach((piece) => stream.enqueue(encoder.encode(piece)));
      stream.close();
    },
  });

const eventsIn = async (...pieces: string[]) => {
  const events: ServerEvent[] = [];
  for await (const event of serverEvents(streamOf(...pieces), () => undefined)) events.push(event);
  return events;
};

describe('reading a stream of events', () => {
  it('finds events however the network cuts them', async () => {
    const events = await eventsIn(
      'event: te',
      'xt\ndata: {"delta"',
      ':"Hi"}\n',
      '\nevent: done\r\ndata: {}\r\n\r\n',
    );

    expect(events).toEqual([
      { name: 'text', data: '{"delta":"Hi"}' },
      { name: 'done', data: '{}' },
    ]);
  });

  it('skips comments and drops an event that was cut off', async () => {
    expect(await eventsIn('retry: 3000\n\n: still here\n\nevent: text\ndata: {"del')).toEqual([]);
  });

  it('reports every sign of life', async () => {
    const onBytes = vi.fn();
    for await (const event of serverEvents(streamOf(': still here\n\n', ': still here\n\n'), onBytes))
      expect(event).toBeNull();

    expect(onBytes).toHaveBeenCalledTimes(2);
  });
});
