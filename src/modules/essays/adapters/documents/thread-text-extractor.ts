import { Injectable } from '@nestjs/common';
import PQueue from 'p-queue';
import { Worker } from 'node:worker_threads';
import { type EssayFile, type ExtractedText, TextExtractor } from '../../application/text-extractor.js';
import {
  EssayFileNotWhatItsNameSays,
  EssayFilesBusy,
  EssayFileTypeNotAllowed,
  EssayFileUnreadable,
  EssayFileWithoutText,
  EssayFileWithTooMuchText,
} from '../../domain/upload/essay-file.errors.js';

const THREADS = 2;
/** Each holds up to 10 MB. */
const MOST_WAITING = 10;
const MOST_MS = 10_000;
/** An essay needs a tenth of it. */
const HEAP_MB = 192;

const REFUSALS = [
  EssayFileTypeNotAllowed,
  EssayFileNotWhatItsNameSays,
  EssayFileWithoutText,
  EssayFileWithTooMuchText,
];

type Message = ExtractedText | { refused: string };

/** Each document gets a thread of its own: one that is built to take all time or memory takes only its thread with it. */
@Injectable()
export class ThreadTextExtractor extends TextExtractor {
  private readonly threads = new PQueue({ concurrency: THREADS });

  async extract(file: EssayFile): Promise<ExtractedText> {
    if (this.threads.size >= MOST_WAITING) throw new EssayFilesBusy();
    return this.threads.add(() => extractInThread(file));
  }
}

async function extractInThread(file: EssayFile): Promise<ExtractedText> {
  const message = await messageOf(
    new Worker(new URL('./extraction-thread.js', import.meta.url), {
      name: 'extraction',
      workerData: file,
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    }),
  );
  if (message === null) throw new EssayFileUnreadable();
  if (!('refused' in message)) return message;
  throw refusalWith(message.refused);
}

/** Null when the thread ended without one: it took too long, or more memory than it may. */
async function messageOf(thread: Worker): Promise<Message | null> {
  const timer = setTimeout(() => void thread.terminate(), MOST_MS);
  try {
    return await new Promise<Message | null>((resolve) => {
      thread.once('message', resolve);
      thread.once('error', () => resolve(null));
      thread.once('exit', () => resolve(null));
    });
  } finally {
    clearTimeout(timer);
    await thread.terminate();
  }
}

const refusalWith = (code: string) =>
  REFUSALS.map((Refused) => new Refused()).find((refusal) => refusal.code === code) ??
  new EssayFileUnreadable();
