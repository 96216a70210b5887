import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { describeError } from '#shared-kernel/platform/logging/describe-error.js';
import { SerialThread } from '#shared-kernel/platform/threads/serial-thread.js';
import { SentenceEncoder } from '../../application/sentence-encoder.js';
import { type SentenceVector } from '../../domain/understanding/meaning.js';

/** A turn does without meaning rather than wait longer. */
const MOST_MS = 3_000;
/** A message is read several times, and chips are sent word for word. */
const MOST_REMEMBERED = 500;
const NOTHING_SHARED = { version: '', data: null };

/** In a thread of its own, so that no other request waits; it ends after a while without messages, with its memory. */
@Injectable()
export class ThreadedSentenceEncoder extends SentenceEncoder implements OnApplicationShutdown {
  private readonly logger = new Logger(ThreadedSentenceEncoder.name);
  private readonly remembered = new LRUCache<string, SentenceVector>({ max: MOST_REMEMBERED });
  private readonly thread = new SerialThread<readonly string[], null, SentenceVector[]>(
    new URL('./sentence-thread.js', import.meta.url),
    { name: 'sentences', heapMb: 128, mostWaiting: 200, workMs: 10_000, startMs: 60_000, idleMs: 600_000 },
  );

  async encode(sentences: readonly string[]): Promise<readonly SentenceVector[] | null> {
    const missing = sentences.filter((sentence) => !this.remembered.has(sentence));
    if (missing.length > 0 && !(await inTime(this.learn(missing)))) return null;
    return sentences.map((sentence) => this.remembered.get(sentence) ?? NO_MEANING);
  }

  prepare(): void {
    if (!this.thread.isRunning) void this.learn(['hello']);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.thread.stop();
  }

  /** False where it failed. */
  private async learn(sentences: readonly string[]): Promise<boolean> {
    try {
      const vectors = await this.thread.run(sentences, NOTHING_SHARED, new AbortController().signal);
      for (const [at, vector] of vectors.entries()) this.remembered.set(sentences[at] ?? '', vector);
      return true;
    } catch (error) {
      this.logger.warn(
        `Sentences were not encoded, and understood by their words alone: ${describeError(error)}`,
      );
      return false;
    }
  }
}

/** Near no sentence. */
const NO_MEANING: SentenceVector = new Float32Array();

async function inTime(learning: Promise<boolean>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), MOST_MS);
  });
  try {
    return await Promise.race([learning, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
