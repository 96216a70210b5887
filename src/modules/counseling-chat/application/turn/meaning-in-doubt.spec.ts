import { describe, expect, it } from 'vitest';
import { dangerIn } from '../../domain/safety/danger-in.js';
import { SentenceEncoderHere } from '../../testing/sentence-encoder-here.js';
import { MeaningInDoubt } from './meaning-in-doubt.js';

const doubt = new MeaningInDoubt(new SentenceEncoderHere());
const cardFor = async (message: string) => dangerIn(message, await doubt.of(message));

describe('the meaning of a message whose words may tell of danger', () => {
  it.each([
    'whats a superscore gonna do for me anyway',
    'cant make it to clemson, 8hr drive + gas. does that hurt me',
    'delete hampshire i dont want it anymore',
    'put me down for elon',
    'so im done w the sat, what do i do after',
    'whats the damage to my moms wallet at emerson',
    'do u guys only do college cuz i kinda just wanna weld',
    'and if my dads not in the picture do i still need his info on it',
  ])('keeps a card away from talk about college: %s', async (message) => {
    expect(await cardFor(message)).toBeNull();
  });

  it.each([
    'i gave my dog to my cousin and my guitar to my brother. i wont need them',
    'do dorms open in june, my stepdad is worse when school is out',
    'everyone would have it easier if i wasnt here by graduation',
    'I want to kill myself',
  ])('keeps the card where there is danger: %s', async (message) => {
    expect(await cardFor(message)).not.toBeNull();
  });

  it('is looked at in the part that sounds like danger, however much else is said', async () => {
    const filler = 'I like the library and the dining hall and the big lawn in front of it. '.repeat(6);
    expect(
      await cardFor(`${filler}i gave away my things, i wont be here in the fall. ${filler}`),
    ).not.toBeNull();
    expect(await cardFor(filler)).toBeNull();
  });

  it('is not waited for where danger is said outright', async () => {
    const asked: string[] = [];
    const encode = (parts: readonly string[]) => {
      asked.push(...parts);
      return Promise.resolve(null);
    };
    await new MeaningInDoubt({ encode, prepare: () => undefined }).of('I want to kill myself');
    expect(asked).toEqual([]);
  });

  it('leaves words to decide alone where it cannot be had', async () => {
    const without = new MeaningInDoubt({ encode: () => Promise.resolve(null), prepare: () => undefined });
    const message = 'i gave my dog to my cousin and my guitar to my brother. i wont need them';
    expect(dangerIn(message, await without.of(message))).not.toBeNull();
  });
});
