import { parentPort, workerData } from 'node:worker_threads';
import { Refusal } from '#shared-kernel/domain/refusal.js';
import { EssayFileUnreadable } from '../../domain/upload/essay-file.errors.js';
import { extractText } from './extract-text.js';

const { name, content } = workerData as { name: string; content: Uint8Array };

try {
  parentPort?.postMessage(await extractText({ name, content: Buffer.from(content) }));
} catch (error) {
  const { code } = error instanceof Refusal ? error : new EssayFileUnreadable();
  parentPort?.postMessage({ refused: code });
}
// Ends the thread even if a package keeps something open.
process.exit();
