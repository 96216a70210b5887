import { expect, it } from 'vitest';
import { storedData } from './stored-data';
import { inSpanish, isInSpanish } from './stored-data.es';

const figuresOf = ({ what, why, howLong }: (typeof storedData)[number]) =>
  `${what} ${why} ${howLong}`.match(/\d+/g) ?? [];

it('what is stored is said in Spanish too, with the same figures', () => {
  expect(storedData.filter((entry) => !isInSpanish(entry)).map(({ title }) => title)).toEqual([]);
  expect(storedData.map((entry) => figuresOf(inSpanish(entry)))).toEqual(storedData.map(figuresOf));
});
