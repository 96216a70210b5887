import { expect, it } from 'vitest';
import { english } from './words';
import { spanish } from './words.es';

it('no sentence of the money page is left in English', () => {
  const sentences = (words: typeof english) =>
    [...Object.values(words), ...Object.values(words.incomes)].filter((value) => typeof value === 'string');
  const inSpanish = new Set(sentences(spanish));

  expect(sentences(english).filter((sentence) => inSpanish.has(sentence))).toEqual([]);
});
