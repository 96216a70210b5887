import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeConnection } from '../../testing/fake-connection.js';
import { EventStream, type StreamEvent, type StreamSource } from './event-stream.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const aStream = (idleLimitMs?: number) => {
  const connection = new FakeConnection();
  const stream = new EventStream<number>(connection, idleLimitMs);
  const received = () => String((stream.body.read() as Buffer | null) ?? '');
  return { connection, stream, received };
};

/** Numbers at these times, then nothing until the signal. */
const numbersAt = (...times: number[]): StreamSource<number> =>
  async function* ({ signal }) {
    let now = 0;
    for (const time of times) {
      await new Promise((resolve) => setTimeout(resolve, time - now));
      now = time;
      yield { name: 'number', data: time };
    }
    await new Promise((resolve) => signal.addEventListener('abort', resolve));
  };

describe('an event stream', () => {
  it('begins with the reconnection time and sends each event', async () => {
    const { stream, received } = aStream();
    await stream.send(async function* () {
      yield await Promise.resolve({ name: 'unread', data: 3, id: 'n-7' });
      yield { name: 'unread', data: 0 };
    });

    expect(received()).toMatch(
      /^retry: \d{4}\n\nid: n-7\nevent: unread\ndata: 3\n\nevent: unread\ndata: 0\n\n$/,
    );
  });

  it('resumes after the last event that the reader received', async () => {
    const chapters = ['1', '2', '3', '4'];
    const source: StreamSource<number> = async function* ({ lastEventId }) {
      await Promise.resolve();
      for (const id of chapters.slice(chapters.indexOf(lastEventId ?? '') + 1))
        yield { name: 'chapter', data: Number(id), id };
    };
    const { stream, received } = aStream();
    await stream.send(source, '2');

    expect(received().match(/^id: \d$/gm)).toEqual(['id: 3', 'id: 4']);
  });

  it('sends a heartbeat as a comment, not as an event', () => {
    const { stream, received } = aStream();
    received();
    stream.sendHeartbeat();

    expect(received()).toBe(': still here\n\n');
  });

  it('aborts its source when the reader leaves', async () => {
    const { connection, stream } = aStream();
    const signals: AbortSignal[] = [];
    const sending = stream.send(async function* ({ signal }): AsyncGenerator<StreamEvent<number>> {
      signals.push(signal);
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
      yield { name: 'late', data: 1 };
    });
    connection.destroy();
    await sending;

    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
    expect(stream.body.destroyed).toBe(true);
  });

  it('ends when its source yields nothing for the idle limit', async () => {
    const { connection, stream, received } = aStream(1_000);
    const sending = stream.send(numbersAt(900, 1_800));
    await vi.advanceTimersByTimeAsync(2_799);
    stream.sendHeartbeat();
    expect(received()).toContain('data: 1800\n\n: still here');

    await vi.advanceTimersByTimeAsync(1_001);
    await sending;
    expect(connection.destroyed).toBe(true);
  });

  it('passes on the failure of its source and ends', async () => {
    const { stream } = aStream();
    const sending = stream.send(async function* (): AsyncGenerator<StreamEvent<number>> {
      yield await Promise.reject<StreamEvent<number>>(new Error('down'));
    });

    await expect(sending).rejects.toThrow('down');
  });

  it('sends nothing after its end', () => {
    const { stream, received } = aStream();
    stream.end();
    stream.sendHeartbeat();
    stream.end();

    expect(received()).not.toContain('still here');
  });

  it('disconnects a reader that does not receive the end within a second', () => {
    const { connection, stream } = aStream();
    stream.end();
    vi.advanceTimersByTime(999);
    expect(connection.destroyed).toBe(false);
    vi.advanceTimersByTime(1);

    expect(connection.destroyed).toBe(true);
  });

  it('disconnects a reader that has stopped reading', () => {
    const { connection, stream } = aStream();
    for (let beat = 0; beat < 1_000; beat += 1) stream.sendHeartbeat();

    expect(connection.destroyed).toBe(true);
    expect(stream.body.readableLength).toBeLessThan(5_000);
  });
});
