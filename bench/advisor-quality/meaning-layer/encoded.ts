import fs from 'node:fs';
import path from 'node:path';
import { SentenceModel } from '../../../src/modules/counseling-chat/adapters/sentences/sentence-model.js';

/** Encoding ten thousand sentences takes minutes, so they are kept beside other measured data. */
const FOLDER = path.join(import.meta.dirname, '../../../.data/bench/sentences');
const SENTENCES = path.join(FOLDER, 'sentences.jsonl');
const VECTORS = path.join(FOLDER, 'vectors.bin');
const PLACES = 512;
const BYTES = PLACES * Float32Array.BYTES_PER_ELEMENT;
const AT_ONCE = 50;

/** The vector of each sentence. */
export async function encoded(sentences: readonly string[]): Promise<ReadonlyMap<string, Float32Array>> {
  const known = keptBefore();
  const missing = [...new Set(sentences)].filter((sentence) => sentence !== '' && !known.has(sentence));
  if (missing.length > 0) {
    fs.mkdirSync(FOLDER, { recursive: true });
    const model = await SentenceModel.load();
    for (let at = 0; at < missing.length; at += AT_ONCE) {
      const some = missing.slice(at, at + AT_ONCE);
      const vectors = await model.encode(some);
      fs.appendFileSync(VECTORS, Buffer.concat(vectors.map((vector) => Buffer.from(vector.buffer))));
      fs.appendFileSync(SENTENCES, some.map((sentence) => `${JSON.stringify(sentence)}\n`).join(''));
      for (const [place, sentence] of some.entries()) known.set(sentence, vectors[place] as Float32Array);
    }
  }
  return known;
}

function keptBefore(): Map<string, Float32Array> {
  if (!fs.existsSync(SENTENCES)) return new Map();
  const vectors = fs.readFileSync(VECTORS);
  const sentences = fs.readFileSync(SENTENCES, 'utf8').trim().split('\n');
  return new Map(
    sentences.map((sentence, at) => [
      JSON.parse(sentence) as string,
      new Float32Array(Uint8Array.from(vectors.subarray(at * BYTES, (at + 1) * BYTES)).buffer),
    ]),
  );
}
