import { beforeAll, describe, expect, it } from 'vitest';
import { SentenceEncoderHere } from '../../testing/sentence-encoder-here.js';
import { type SentenceVector } from '../understanding/meaning.js';
import { learnedIntents } from './learned-intents.js';

let toSave: SentenceVector;
beforeAll(async () => {
  [toSave = new Float32Array()] = await new SentenceEncoderHere().encode([
    'please save this college to my list',
  ]);
});

const likeliest = (slotted: string, meaning: SentenceVector | null): string =>
  [...learnedIntents(slotted, null, meaning)].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? '';

describe('what is likely meant', () => {
  it('goes by words where no meaning is known', () => {
    expect(likeliest('what would COLLEGE cost us a year', null)).toBe('net_price');
  });

  it('is told by the meaning of words that nobody wrote down', async () => {
    const said = 'how bad will the bill hurt my folks';
    const [meaning = null] = await new SentenceEncoderHere().encode([said]);
    const [words, both] = [learnedIntents(said, null), learnedIntents(said, null, meaning)];
    expect(both.get('net_price') ?? 0).toBeGreaterThan(words.get('net_price') ?? 0);
  });

  it('changes nothing on meaning alone', () => {
    const said = 'my brother goes to COLLEGE and likes it';
    const words = learnedIntents(said, null).get('save_college') ?? 0;
    expect(learnedIntents(said, null, toSave).get('save_college') ?? 0).toBeLessThanOrEqual(words);
  });
});
