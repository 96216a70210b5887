import { type SentenceVector } from '../domain/understanding/meaning.js';
import { type ReadMessage } from '../domain/understanding/read-message.js';
import { sentenceOf, textsToEncode } from '../domain/understanding/sentences.js';
import { SentenceEncoderHere } from './sentence-encoder-here.js';

const encoder = new SentenceEncoderHere();

/** Reads this message by its words and its meaning, as the product does. */
export async function withMeaning(read: ReadMessage, message: string): Promise<ReadMessage> {
  const texts = textsToEncode(message, read);
  const vectors = await encoder.encode(texts.map((text) => sentenceOf(text, read(text))));
  const meanings = new Map(
    texts.map((text, at): [string, SentenceVector | undefined] => [text, vectors[at]]),
  );
  return Object.assign((text: string) => read(text), {
    meaningOf: (text: string) => meanings.get(text) ?? null,
  });
}
