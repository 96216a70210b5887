import { SentenceModel } from '../adapters/sentences/sentence-model.js';
import { SentenceEncoder } from '../application/sentence-encoder.js';
import { type SentenceVector } from '../domain/understanding/meaning.js';

/** The real encoder, without a thread: loaded once for all specs of a process. */
export class SentenceEncoderHere extends SentenceEncoder {
  private static loading: Promise<SentenceModel> | undefined;

  async encode(sentences: readonly string[]): Promise<readonly SentenceVector[]> {
    return (await this.loaded()).encode(sentences);
  }

  prepare(): void {
    void this.loaded();
  }

  private loaded(): Promise<SentenceModel> {
    return (SentenceEncoderHere.loading ??= SentenceModel.load());
  }
}
