import { beforeAll, describe, expect, it } from 'vitest';
import { type SentenceVector } from '../../domain/understanding/meaning.js';
import { SentenceModel } from './sentence-model.js';

let model: SentenceModel;
beforeAll(async () => {
  model = await SentenceModel.load();
});

const cosine = (one: SentenceVector, other: SentenceVector): number =>
  one.reduce((sum, part, place) => sum + part * (other[place] ?? 0), 0);

async function nearness(one: string, other: string): Promise<number> {
  const [first, second] = await model.encode([one, other]);
  return cosine(first as SentenceVector, second as SentenceVector);
}

describe('the model of sentences', () => {
  it('gives vectors of length one', async () => {
    expect(await nearness('hello there', 'hello there')).toBeCloseTo(1, 4);
  });

  it('puts sentences of like meaning close together, whatever their words', async () => {
    const near = await nearness('can a college take my offer back', 'will they rescind me if my grades drop');
    const far = await nearness('can a college take my offer back', 'what do i wear to a campus tour');
    expect(near).toBeGreaterThan(far + 0.1);
  });

  it('reads only the beginning of a very long text', async () => {
    const began = performance.now();
    await model.encode(['a '.repeat(25_000)]);
    expect(performance.now() - began).toBeLessThan(5_000);
  });
});
