import { Logger } from '@nestjs/common';
import { afterEach, expect, it, vi } from 'vitest';
import { SerialThread, ThreadEnded } from '#shared-kernel/platform/threads/serial-thread.js';
import { ThreadedSentenceEncoder } from './threaded-sentence-encoder.js';

const run = vi.spyOn(SerialThread.prototype, 'run');
afterEach(() => {
  run.mockReset();
});

const vector = Float32Array.of(1, 0);

it('encodes a sentence once', async () => {
  run.mockResolvedValue([vector]);
  const encoder = new ThreadedSentenceEncoder();

  expect(await encoder.encode(['hello'])).toEqual([vector]);
  expect(await encoder.encode(['hello'])).toEqual([vector]);
  expect(run).toHaveBeenCalledTimes(1);
});

it('does without, and says so, where the thread ended', async () => {
  const warn = vi.spyOn(Logger.prototype, 'warn').mockReturnValue();
  run.mockRejectedValue(new ThreadEnded('The thread ended.'));
  expect(await new ThreadedSentenceEncoder().encode(['hello'])).toBeNull();
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('The thread ended.'));
  warn.mockRestore();
});

it('does without, where the thread takes too long', async () => {
  vi.useFakeTimers();
  run.mockReturnValue(new Promise(() => undefined));
  const encoded = new ThreadedSentenceEncoder().encode(['hello']);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await encoded).toBeNull();
  vi.useRealTimers();
});
